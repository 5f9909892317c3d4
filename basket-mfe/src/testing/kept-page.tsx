import { act } from '@testing-library/react';
import { loadWhenIdle } from 'shared/core';
import { type Answer, fakeBackend, renderPage } from 'shared/testing';
import { MiniBasket } from '../mini-basket/mini-basket';
import { keeping } from '../kept-basket/use-kept-basket';
import { dress, keepsakeBox, kit, stainGuard } from './filled-basket';

const pounds = (pence: number) => pence / 100;
export const onWire = (line: typeof dress, cartquantity: number) => ({
  ...line,
  price: pounds(line.price),
  cartamount: pounds(line.price * cartquantity),
  cartquantity,
});
export const addonOnWire = (line: typeof stainGuard) => ({
  ...line,
  amount: pounds(line.amount),
  cartamount: pounds(line.cartamount),
});

interface Sent {
  version: number;
  lines: {
    productid: number;
    cartquantity: number;
    packages: string;
    packagelines: { id: number; cartquantity: number }[];
  }[];
}

/** The account's basket, as the backend saves it for all devices. */
export function account(cart: object[] = [], packages: object[] = []) {
  const kept = { version: 3, cart, packages };
  const answer = () => ({ body: { status: true, data: { ...kept } } });
  const write: Answer = ({ body }) => {
    const { version, lines } = body as Sent;
    if (version !== kept.version) return { status: 409, body: { code: 'stale_basket' } };
    const lineOf = ({ productid, cartquantity, packages: text }: Sent['lines'][number]) => ({
      ...onWire(productid === kit.productid ? kit : dress, cartquantity),
      packages: text,
    });
    const packages = lines.flatMap(({ packagelines, packages: ustring }) =>
      packagelines.map(({ id, cartquantity }) =>
        addonOnWire({ ...(id === 1 ? keepsakeBox : stainGuard), ustring, cartquantity }),
      ),
    );
    Object.assign(kept, { version: version + 1, cart: lines.map(lineOf), packages });
    return answer();
  };
  return { kept, answers: { 'GET account/basket': answer, 'POST account/basket': write } };
}

const withBasket = { features: ['saved-basket'] as const };

/** Renders the header's basket with fake timers. */
export function openPage(
  answers: Record<string, Answer>,
  state: object = {},
  { role = 'customer', config = withBasket as object } = {},
) {
  jest.useFakeTimers();
  const backend = fakeBackend(answers);
  const page = renderPage(<MiniBasket />, { state, user: { id: 7, role }, config });
  const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const calls = () => backend.calls.map(({ method, path }) => `${method} ${path}`);
  const quantities = () =>
    page.store.getState().cart.map((line) => [line.productid, line.cartquantity]);
  return { ...page, ...backend, after, calls, quantities };
}
type Page = ReturnType<typeof openPage>;
export const writes = ({ calls }: Page) => calls().filter((call) => call.startsWith('POST'));
export const change = (page: Page, event: Parameters<Page['store']['dispatch']>[0]) =>
  act(() => void page.store.dispatch(event as never));

/** Loads all lazy code once before all tests, because fake timers would not wait for it. */
export const fetched = () => Promise.all([loadWhenIdle(), keeping.load()]);
