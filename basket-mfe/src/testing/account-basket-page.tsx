import { act } from '@testing-library/react';
import { loadIdleModules } from 'shared/lazy';
import { type FakeResponse, fakeBackend, renderPage } from 'shared/testing';
import { MiniBasket } from '../mini-basket/mini-basket';
import { lazyBasketSync } from '../account-basket/use-basket-sync';
import { dress, keepsakeBox, kit, stainGuard } from './filled-basket';

const toPounds = (pence: number) => pence / 100;
export const toApiLine = (line: typeof dress, cartquantity: number) => ({
  ...line,
  price: toPounds(line.price),
  cartamount: toPounds(line.price * cartquantity),
  cartquantity,
});
export const toApiAddon = (line: typeof stainGuard) => ({
  ...line,
  amount: toPounds(line.amount),
  cartamount: toPounds(line.cartamount),
});

interface SentBasket {
  version: number;
  lines: {
    productid: number;
    cartquantity: number;
    packages: string;
    packagelines: { id: number; cartquantity: number }[];
  }[];
}

/**
 * A fake backend with a basket saved for an account. The backend refuses a write with an old
 * version.
 */
export function createAccountBackend(cart: object[] = [], packages: object[] = []) {
  const accountBasket = { version: 3, cart, packages };
  const respond = () => ({ body: { status: true, data: { ...accountBasket } } });
  const writeBasket: FakeResponse = ({ body }) => {
    const { version, lines } = body as SentBasket;
    if (version !== accountBasket.version) return { status: 409, body: { code: 'stale_basket' } };
    const toSavedLine = ({
      productid,
      cartquantity,
      packages: text,
    }: SentBasket['lines'][number]) => ({
      ...toApiLine(productid === kit.productid ? kit : dress, cartquantity),
      packages: text,
    });
    const packages = lines.flatMap(({ packagelines, packages: ustring }) =>
      packagelines.map(({ id, cartquantity }) =>
        toApiAddon({ ...(id === 1 ? keepsakeBox : stainGuard), ustring, cartquantity }),
      ),
    );
    Object.assign(accountBasket, { version: version + 1, cart: lines.map(toSavedLine), packages });
    return respond();
  };
  return {
    accountBasket,
    responses: { 'GET account/basket': respond, 'POST account/basket': writeBasket },
  };
}

const SAVED_BASKET_CONFIG = { features: ['saved-basket'] as const };

export function openMiniBasket(
  responses: Record<string, FakeResponse>,
  state: object = {},
  { role = 'customer', config = SAVED_BASKET_CONFIG as object } = {},
) {
  jest.useFakeTimers();
  const backend = fakeBackend(responses);
  const page = renderPage(<MiniBasket />, { state, user: { id: 7, role }, config });
  const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const getCalls = () => backend.calls.map(({ method, path }) => `${method} ${path}`);
  const getQuantities = () =>
    page.store.getState().cart.map((line) => [line.productid, line.cartquantity]);
  return { ...page, ...backend, advanceTime, getCalls, getQuantities };
}
type Page = ReturnType<typeof openMiniBasket>;
export const getWriteCalls = ({ getCalls }: Page) =>
  getCalls().filter((call) => call.startsWith('POST'));
export const dispatchChange = (page: Page, event: Parameters<Page['store']['dispatch']>[0]) =>
  act(() => void page.store.dispatch(event as never));

/**
 * Loads lazy code. Call this function before tests with fake timers, because fake timers would not
 * wait for the code.
 */
export const loadLazyCode = () => Promise.all([loadIdleModules(), lazyBasketSync.load()]);
