import { act, screen, within } from '@testing-library/react';
import { renderPage } from 'shared/testing';
import { routes } from '../routes';
import {
  renderCheckout,
  startBackend,
  advanceTimers,
  findPayButton,
  placeOrderLabel,
  submissionCalls,
} from '../testing/render-checkout';
import { filledBasket, kitLine } from '../testing/filled-basket';

describe('the payment page of the checkout (specification, section 2)', () => {
  it("shows 'Loading user information...' while the user loads", async () => {
    let respond: (given: unknown) => void = () => undefined;
    startBackend({ 'GET users/getusers/7': () => new Promise((resolve) => (respond = resolve)) });
    renderCheckout();
    expect(await screen.findByText('Loading user information...')).toBeVisible();
    await act(async () => respond({ body: { id: 7 } }));
    expect(await screen.findByRole('button', { name: placeOrderLabel })).toBeVisible();
  });

  it('redirects to /login without a stored user, with the page to return to', async () => {
    startBackend();
    const page = renderPage(routes, { initialEntry: '/checkout?x=1', state: filledBasket });
    expect(page.getAddress()).toBe('/login');
  });

  it("sends no order to the previous user's address after another tab signed in another user", async () => {
    startBackend({
      'GET users/getusers/8': { body: { id: 8 } },
      'GET users/getcustomers/8': { body: null },
    });
    const { session } = renderCheckout();
    await findPayButton();
    act(() => session.recordSignIn({ id: 8 }, 'another-token'));
    expect(screen.queryByRole('button', { name: placeOrderLabel })).not.toBeInTheDocument();
    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(screen.getByRole('button', { name: placeOrderLabel })).toBeDisabled();
  });

  it("shows 'Missing Information' with a link to /profile and a disabled button without a customer record", async () => {
    for (const body of [null, [], {}, { data: [] }]) {
      startBackend({ 'GET users/getcustomers/7': { body } });
      const page = renderCheckout();
      expect(await screen.findByText('Missing Information')).toBeVisible();
      const link = screen.getByRole('link', { name: 'Add Delivery Details' });
      expect(link).toHaveAttribute('href', '/profile');
      expect(screen.getByRole('button', { name: placeOrderLabel })).toBeDisabled();
      page.unmount();
    }
  });

  it("shows a failure, and no 'Missing Information', if the details' response has an error (rule 9)", async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    startBackend({ 'GET users/getcustomers/7': { body: { status: false, error: 'Away' } } });
    renderCheckout();
    expect(await screen.findByText('We could not load your details')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Missing Information')).toBeNull();
    expect(logged).toHaveBeenCalled();
  });

  it("offers 'Collection Only' first, without delivery charge, with the warehouse's address", async () => {
    startBackend();
    renderCheckout();
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
    startBackend();
    const { user } = renderCheckout();
    await user.click(await screen.findByRole('radio', { name: 'Card payment' }));
    const summary = screen.getByRole('complementary', { name: 'Order summary' });
    expect(within(summary).getByText('Van delivery').nextSibling).toHaveTextContent('£15.00');
    expect(screen.getByRole('button', { name: 'Pay now £758.00' })).toBeEnabled();
  });

  it("offers only 'Collection Only' without card payments (rules, run contract)", async () => {
    startBackend();
    renderCheckout({
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
    startBackend();
    renderCheckout();
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
  const reads = ({ calls }: ReturnType<typeof startBackend>) =>
    calls.filter(({ path }) => path === 'users/getcustomers/7').length;

  it('follows 1 second after the user has loaded', async () => {
    const known = startBackend();
    renderCheckout();
    await screen.findByRole('button', { name: placeOrderLabel });
    await advanceTimers(500);
    expect(reads(known)).toBe(1);
    await advanceTimers(500);
    expect(reads(known)).toBe(2);
  });

  it("keeps 'Missing Information' visible", async () => {
    const known = startBackend({ 'GET users/getcustomers/7': { body: null } });
    renderCheckout();
    expect(await screen.findByText('Missing Information')).toBeVisible();
    known.responses['GET users/getcustomers/7'] = () => new Promise(() => undefined);
    await advanceTimers(1000);
    expect(reads(known)).toBe(2);
    expect(screen.getByText('Missing Information')).toBeVisible();
  });
});

const freeBasket = { cart: [{ ...kitLine, price: 0, cartamount: 0 }] };

describe('checkout submission (specification, section 5)', () => {
  it("checks first for a user: 'User not found. Please log in again.'", async () => {
    const { calls } = startBackend({ 'GET users/getusers/7': { body: null } });
    const { user } = renderCheckout();
    await user.click(await findPayButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error:User not found. Please log in again.',
    );
    expect(submissionCalls(calls)).toEqual([]);
  });

  it('accepts a user record whatever its own status is (specification, section 7)', async () => {
    startBackend({ 'GET users/getusers/7': { body: [{ id: 7, status: 0 }] } });
    const { user } = renderCheckout({ state: freeBasket });
    await user.click(await findPayButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error:Order total must be greater than zero.',
    );
  });

  it("shows 'Order total must be greater than zero.' for an empty basket, after it said what to do first", async () => {
    const { calls } = startBackend();
    const { user } = renderCheckout({ state: {} });
    expect(await screen.findByText('Your basket is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse services' })).toBeVisible();
    const button = await findPayButton();
    expect(button).toBeEnabled();
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(button).toHaveAccessibleDescription(/^Choose something first/);
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error:Order total must be greater than zero.',
    );
    expect(button).toBeEnabled();
    expect(submissionCalls(calls)).toEqual([]);
  });

  it("shows 'Order total must be greater than zero.' for a basket that costs nothing", async () => {
    const { calls } = startBackend();
    const { user } = renderCheckout({ state: freeBasket });
    await user.click(await findPayButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Order total must be greater than zero.',
    );
    expect(submissionCalls(calls)).toEqual([]);
    expect(screen.getByRole('button', { name: placeOrderLabel })).toBeEnabled();
  });
});
