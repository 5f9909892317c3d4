import { act, screen, within } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { routes } from '../routes';
import {
  atCheckout,
  backend,
  pass,
  payButton,
  placeLabel,
  submissionCalls,
} from '../testing/at-checkout';
import { filledBasket } from '../testing/filled-basket';

describe('the payment page of the checkout (specification, section 2)', () => {
  it("shows 'Loading user information...' while the user loads", async () => {
    let answer: (given: unknown) => void = () => undefined;
    backend({ 'GET users/getusers/7': () => new Promise((resolve) => (answer = resolve)) });
    atCheckout();
    expect(await screen.findByText('Loading user information...')).toBeVisible();
    await act(async () => answer({ body: { id: 7 } }));
    expect(await screen.findByRole('button', { name: placeLabel })).toBeVisible();
  });

  it('redirects to /login without a stored user, with the page to return to', async () => {
    backend();
    const page = renderPage(routes, { at: '/checkout?x=1', state: filledBasket });
    expect(page.address()).toBe('/login');
  });

  it("sends no order to the previous user's address after another tab signed in another user", async () => {
    backend({
      'GET users/getusers/8': { body: { id: 8 } },
      'GET users/getcustomers/8': { body: null },
    });
    const { session } = atCheckout();
    await payButton();
    act(() => session.signedIn({ id: 8 }, 'another-token'));
    expect(screen.queryByRole('button', { name: placeLabel })).not.toBeInTheDocument();
    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(screen.getByRole('button', { name: placeLabel })).toBeDisabled();
  });

  it("shows 'Missing Information' with a link to /profile and a disabled button without a customer record", async () => {
    for (const body of [null, [], {}, { data: [] }]) {
      backend({ 'GET users/getcustomers/7': { body } });
      const page = atCheckout();
      expect(await screen.findByText('Missing Information')).toBeVisible();
      const link = screen.getByRole('link', { name: 'Add Delivery Details' });
      expect(link).toHaveAttribute('href', '/profile');
      expect(screen.getByRole('button', { name: placeLabel })).toBeDisabled();
      page.unmount();
    }
  });

  it("shows a failure, and no 'Missing Information', if the details' response has an error (rule 9)", async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    backend({ 'GET users/getcustomers/7': { body: { status: false, error: 'Away' } } });
    atCheckout();
    expect(await screen.findByText('We could not load your details')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Missing Information')).toBeNull();
    expect(logged).toHaveBeenCalled();
  });

  it("offers 'Collection Only' first, without delivery charge, with the warehouse's address", async () => {
    backend();
    atCheckout();
    expect(await screen.findByRole('radio', { name: 'Collection Only' })).toBeChecked();
    expect(screen.getByText('Unit 4, Example Wharf, London E16 0AA')).toBeVisible();
    const summary = screen.getByRole('complementary', { name: 'Order summary' });
    expect(within(summary).getByText('Removal Kit A (qty: 2)')).toBeVisible();
    expect(within(summary).queryByText('Van delivery')).toBeNull();
    expect(within(summary).getByText('Total Amount To Pay').nextSibling).toHaveTextContent(
      '£743.00',
    );
    expect(
      screen.getByRole('button', { name: 'Place order – pay £743.00 on collection' }),
    ).toBeEnabled();
  });

  it('charges the highest delivery charge once for a card order (rule 16)', async () => {
    backend();
    const { user } = atCheckout();
    await user.click(await screen.findByRole('radio', { name: 'Card payment' }));
    const summary = screen.getByRole('complementary', { name: 'Order summary' });
    expect(within(summary).getByText('Van delivery').nextSibling).toHaveTextContent('£15.00');
    expect(screen.getByRole('button', { name: 'Pay now £758.00' })).toBeEnabled();
  });

  it("offers only 'Collection Only' without card payments (rules, run contract)", async () => {
    backend();
    atCheckout({
      config: {
        payments: {
          online: false,
          providerName: 'Stripe',
          publishableKey: null,
          paypalClientId: null,
          hostedOrigins: [],
        },
      },
    });
    expect(await screen.findAllByRole('radio')).toHaveLength(1);
  });

  it('links terms and cancellation rights beside the button (rule 17)', async () => {
    backend();
    atCheckout();
    expect(await screen.findByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
      'href',
      '/terms',
    );
    expect(screen.getByRole('link', { name: 'cancellation rights' })).toBeVisible();
  });
});

describe('the second read of the customer record (specification, section 7)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const reads = ({ calls }: ReturnType<typeof backend>) =>
    calls.filter(({ path }) => path === 'users/getcustomers/7').length;

  it('follows 1 second after the user has loaded', async () => {
    const known = backend();
    atCheckout();
    await screen.findByRole('button', { name: placeLabel });
    await pass(500);
    expect(reads(known)).toBe(1);
    await pass(500);
    expect(reads(known)).toBe(2);
  });

  it("keeps 'Missing Information' visible", async () => {
    const known = backend({ 'GET users/getcustomers/7': { body: null } });
    atCheckout();
    expect(await screen.findByText('Missing Information')).toBeVisible();
    known.answers['GET users/getcustomers/7'] = () => new Promise(() => undefined);
    await pass(1000);
    expect(reads(known)).toBe(2);
    expect(screen.getByText('Missing Information')).toBeVisible();
  });
});

describe('checkout submission (specification, section 5)', () => {
  it("checks first for a user: 'User not found. Please log in again.'", async () => {
    const { calls } = backend({ 'GET users/getusers/7': { body: null } });
    const { user } = atCheckout({ state: {} });
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error:User not found. Please log in again.',
    );
    expect(submissionCalls(calls)).toEqual([]);
  });

  it('accepts a user record whatever its own status is (specification, section 7)', async () => {
    backend({ 'GET users/getusers/7': { body: [{ id: 7, status: 0 }] } });
    const { user } = atCheckout({ state: {} });
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error:Order total must be greater than zero.',
    );
  });

  it("shows 'Order total must be greater than zero.' for an empty basket, with links", async () => {
    const { calls } = backend();
    const { user } = atCheckout({ state: {} });
    expect(await screen.findByText('Your basket is empty')).toBeVisible();
    await user.click(await payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Order total must be greater than zero.',
    );
    expect(submissionCalls(calls)).toEqual([]);
    expect(screen.getByRole('button', { name: placeLabel })).toBeEnabled();
  });
});
