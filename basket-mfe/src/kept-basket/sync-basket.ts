import type { SentLine } from 'contract/basket/requests';
import {
  type AppStore,
  basketReplaced,
  belongsTo,
  type RootState,
  withTextsOnTheWire,
} from 'shared/core';
import { isRequestError } from 'shared/data';
import { joinBaskets } from './join-baskets';
import { keptBasketApi, type WholeBasket } from './kept-basket-api';
import type { KeptState } from './kept-state';
import { areSame, type Lines, type Quantities, quantitiesOf } from './quantities';

/** Maximum number of attempts if another device writes at the same time. */
const MOST_TRIES = 4;

interface Situation {
  /** Whether this page has already read the account's basket. */
  isRead: boolean;
  /** Aborted when the user signs out or changes. No call is sent after that. */
  stopped: AbortSignal;
}

/**
 * Makes this page's basket and the account's equal. Reads the account's basket if it is unknown or
 * stale, merges both, and writes the differences. Resolves to whether the account's basket is now
 * known. After a failed call, nothing happens until the next change or page.
 */
export async function syncBasket(
  store: AppStore,
  kept: KeptState,
  { isRead, stopped }: Situation,
): Promise<boolean> {
  const { readBasket, writeBasket } = keptBasketApi.endpoints;
  let isKnown = isRead && kept.read() !== null;
  // An order removes its lines from the account's basket. The order's remaining calls still need
  // them on this page.
  const isOver = () => stopped.aborted || Boolean(store.getState().placement?.orderno);
  if (isOver()) return isKnown;
  try {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (!isKnown) {
        const options = { forceRefetch: true, subscribe: false };
        const read = store.dispatch(readBasket.initiate(undefined, options));
        const there = await givenUpWith(stopped, read).unwrap();
        if (isOver()) return false;
        take(store, kept, there);
        isKnown = true;
      }
      const before = kept.read();
      const here = linesOf(store.getState());
      const quantities = quantitiesOf(here);
      if (before === null || areSame(quantities, before.quantities) || kept.wasSent(quantities))
        return true;
      const body = { version: before.version, lines: sentLines(here) };
      const write = store.dispatch(writeBasket.initiate(body, { track: false }));
      const answer = await givenUpWith(stopped, write);
      if (stopped.aborted) return false;
      if (answer.data) {
        note(kept, answer.data, quantities);
        return true;
      }
      if (!isStale(answer.error)) throw answer.error;
      isKnown = false;
    }
  } catch (cause) {
    if (!stopped.aborted) console.warn('The basket could not be saved in the account.', cause);
  }
  return isKnown;
}

/**
 * Aborts a pending call when `stopSignal` is aborted, because its response, even a 401, no longer
 * matters.
 */
function givenUpWith<Call extends PromiseLike<unknown> & { abort(): void }>(
  stopped: AbortSignal,
  call: Call,
): Call {
  const giveUp = () => call.abort();
  const forget = () => stopped.removeEventListener('abort', giveUp);
  stopped.addEventListener('abort', giveUp);
  void call.then(forget, forget);
  return call;
}

/** Merges the account's basket into this page's. */
function take(store: AppStore, kept: KeptState, there: WholeBasket): void {
  const here = linesOf(store.getState());
  const joined = joinBaskets(kept.read()?.quantities ?? {}, here, there.lines);
  note(kept, there, null);
  if (!areSame(quantitiesOf(here), quantitiesOf(joined))) store.dispatch(basketReplaced(joined));
}

const note = (kept: KeptState, { version, lines }: WholeBasket, sent: Quantities | null) =>
  kept.write({ version, quantities: quantitiesOf(lines) }, sent);

const linesOf = ({ cart, packages, personalised }: RootState): Lines => ({
  cart,
  packages,
  personalised,
});

/**
 * Converts lines to the backend's format. By their packages texts, an order finds its lines in the
 * saved basket.
 */
function sentLines(lines: Lines): SentLine[] {
  const { cart, packages, personalised } = withTextsOnTheWire(lines);
  const addons = [...packages, ...personalised];
  return cart.map((line) => ({
    productid: line.productid,
    packages: line.packages,
    cartquantity: line.cartquantity,
    packagelines: addons
      .filter((addon) => belongsTo(addon, line))
      .map(({ id, cartquantity }) => ({ id, cartquantity })),
  }));
}

const isStale = (cause: unknown) =>
  isRequestError(cause) && cause.status === 409 && isStaleBasket(cause.body);

/** The code distinguishes a stale basket from a full basket, which is a 409 too. */
const isStaleBasket = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'stale_basket';
