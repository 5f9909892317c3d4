import { screen, waitFor } from '@testing-library/react';
import { renderCheckout, startBackend, findPayButton } from '../testing/render-checkout';
import { filledBasket, personalisedLine } from '../testing/filled-basket';

const known = { config: { features: ['note', 'personalisation'] as const } };
const field = () => screen.findByRole('textbox', { name: 'Note for us (optional)' });
const placedBody = (calls: { path: string; body?: unknown }[]) =>
  calls.find(({ path }) => path === 'users/orderplace')?.body as Record<string, unknown>;

describe('a note to the firm (rule 48)', () => {
  it('is sent with the order, and is saved if the shopper leaves the page before', async () => {
    const { calls } = startBackend();
    const firstCheckout = renderCheckout(known);
    await firstCheckout.user.type(await field(), 'Ring twice');
    firstCheckout.unmount();
    const { user } = renderCheckout(known);
    expect(await field()).toHaveValue('Ring twice');
    await user.click(await findPayButton());
    await waitFor(() => expect(placedBody(calls)).toMatchObject({ note: 'Ring twice' }));
  });

  it('is neither offered nor sent if the backend lacks the feature (rule 46)', async () => {
    localStorage.setItem('ordernote', 'Ring twice');
    const { calls } = startBackend();
    const { user } = renderCheckout();
    await user.click(await findPayButton());
    await waitFor(() => expect(placedBody(calls)).toBeDefined());
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(Object.keys(placedBody(calls))).not.toContain('note');
  });
});

describe('the text of a personalised add-on at the checkout (rule 48)', () => {
  const says = JSON.stringify([{ id: 1, option: 'personalised', personalisation: 'Ada & Tom' }]);
  const cart = filledBasket.cart?.map((line) =>
    line.productid === 11 ? { ...line, packages: says } : line,
  );
  const state = { cart, packages: [], personalised: [{ ...personalisedLine, ustring: says }] };

  it("is in the summary beside 'Personalised', and is sent with its line", async () => {
    const { calls } = startBackend();
    const { user } = renderCheckout({ ...known, state });
    expect(await screen.findByText('Personalised')).toBeVisible();
    expect(screen.getByText('Ada & Tom')).toBeVisible();
    await user.click(await findPayButton());
    await waitFor(() =>
      expect(placedBody(calls)).toMatchObject({ personalised: [{ personalisation: 'Ada & Tom' }] }),
    );
  });

  it('is neither shown nor sent if the backend lacks the feature (rule 46)', async () => {
    const { calls } = startBackend();
    const { user } = renderCheckout({ state });
    expect(await screen.findByText('Personalised')).toBeVisible();
    await user.click(await findPayButton());
    await waitFor(() => expect(placedBody(calls)).toBeDefined());
    expect(JSON.stringify(placedBody(calls))).not.toContain('Ada & Tom');
    expect(screen.queryByText('Ada & Tom')).not.toBeInTheDocument();
  });
});
