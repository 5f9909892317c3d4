import { act } from '@testing-library/react';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { MiniBasket } from '../mini-basket/mini-basket';
import { dress, filledBasket, keepsakeBox, kit, stainGuard } from '../testing/filled-basket';

/**
 * Returns a saved line as some backends send it, with pounds, numbers as text, and a database row's
 * id.
 */
const saved = (line: typeof dress, cartquantity: number) => ({
  ...line,
  id: `${line.productid}0`,
  status: 1,
  price: (line.price / 100).toFixed(2),
  cartamount: ((line.price * cartquantity) / 100).toFixed(2),
  cartquantity: String(cartquantity),
});
const savedAddon = (line: typeof stainGuard) => ({
  ...line,
  amount: line.amount / 100,
  cartamount: line.cartamount / 100,
});
const createResponses = (
  cart: FakeResponse,
  addons: FakeResponse,
): Record<string, FakeResponse> => ({
  'GET users/getcartitems/7': cart,
  'GET users/getpackageitems/7': addons,
});

function openPage(given: Record<string, FakeResponse>, state: object = {}) {
  jest.useFakeTimers();
  const backend = fakeBackend(given);
  const page = renderPage(<MiniBasket />, { state });
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const signIn = () => act(() => page.session.recordSignIn({ id: 7 }, 'abc'));
  return { ...page, ...backend, after, signIn };
}
afterEach(() => jest.useRealTimers());

describe('the saved basket (specification, section 4)', () => {
  test('one second after login, saved cart and package items are fetched with the token and added', async () => {
    const page = openPage(
      createResponses(
        { body: { data: [saved(dress, 2)] } },
        { body: [savedAddon(stainGuard), savedAddon(keepsakeBox)] },
      ),
    );
    page.signIn();
    await page.after(900);
    expect(page.calls).toEqual([]);
    await page.after(200);
    expect(page.calls.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['users/getcartitems/7', 'bearer abc'],
      ['users/getpackageitems/7', 'bearer abc'],
    ]);
    expect(page.store.getState()).toMatchObject({
      cart: [dress],
      packages: [stainGuard],
      personalised: [keepsakeBox],
    });
  });

  test('a line on both sides takes the larger quantity, and signing in twice changes nothing (rule 24)', async () => {
    const page = openPage(
      createResponses(
        { body: [saved(dress, 1), saved(kit, 4)] },
        { body: [savedAddon(stainGuard)] },
      ),
      filledBasket,
    );
    page.signIn();
    await page.after(1100);
    page.signIn();
    await page.after(1100);
    const { cart, packages, personalised } = page.store.getState();
    expect(cart.map((line) => line.cartquantity)).toEqual([2, 4]);
    expect(cart[1]?.cartamount).toBe(4 * 34300);
    expect({ packages, personalised }).toEqual({
      packages: filledBasket.packages,
      personalised: filledBasket.personalised,
    });
    expect(page.calls).toHaveLength(4);
  });

  test('saved add-ons without their product are dropped', async () => {
    const page = openPage(createResponses({ body: [] }, { body: [savedAddon(stainGuard)] }), {
      cart: [kit],
    });
    page.signIn();
    await page.after(1100);
    expect(page.store.getState()).toMatchObject({ cart: [kit], packages: [], personalised: [] });
  });

  test.each<[string, FakeResponse, FakeResponse]>([
    ['nothing at all', { body: null }, { body: '' }],
    ['a failure', { status: 500, body: { error: 'no' } }, { body: [] }],
    ['rows that cannot be read', { body: [{ name: 'x' }, null, 7] }, { body: { data: [{}] } }],
  ])('%s leaves the basket unchanged', async (_, cart, addons) => {
    jest.mocked(console.error).mockImplementation(() => undefined);
    const page = openPage(createResponses(cart, addons), filledBasket);
    page.signIn();
    await page.after(1100);
    expect(page.store.getState()).toMatchObject(filledBasket);
  });

  test('nothing is fetched after a logout within that second', async () => {
    const page = openPage({});
    page.signIn();
    act(() => page.session.recordSignOut());
    await page.after(2000);
    expect(page.calls).toEqual([]);
  });

  test('a reload within that second fetches the basket once, and a later reload does not', async () => {
    const given = createResponses({ body: [saved(dress, 2)] }, { body: [] });
    const first = openPage(given);
    first.signIn();
    await first.after(500);
    first.unmount();
    const second = openPage(given);
    await second.after(1100);
    expect(second.store.getState().cart).toEqual([dress]);
    second.unmount();
    const third = openPage(given);
    await third.after(2000);
    expect(third.calls).toEqual([]);
  });

  test('a page of a user who signed in earlier fetches nothing', async () => {
    jest.useFakeTimers();
    localStorage.setItem('user', '{"id":7}');
    const { calls } = fakeBackend({});
    renderPage(<MiniBasket />);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(calls).toEqual([]);
  });
});
