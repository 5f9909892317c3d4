import type { BasketRequest } from 'contract/basket/saved-basket';
import { basketReplaced, isAddonOfLine, toApiBasket } from 'shared/basket';
import { type AppStore, type RootState } from 'shared/store';
import { isRequestError } from 'shared/data';
import { mergeBaskets } from './merge-baskets';
import { accountBasketApi, type AccountBasket } from './account-basket-api';
import type { SyncState } from './sync-state';
import { hasSameQuantities, type BasketLines, type Quantities, getQuantities } from './quantities';

/**
 * Largest number of attempts. The backend refuses a write if another device has changed the basket
 * meanwhile.
 */
const MAX_ATTEMPTS = 4;

interface SyncOptions {
  /** Whether the account's basket has been read since the sign-in. */
  hasReadAccount: boolean;
  /** Aborted when the user changes or signs out. After the abort, no call is sent. */
  stopSignal: AbortSignal;
}

/**
 * Merges this page's basket with the account's and writes the result. Resolves to true if the
 * account's basket is known. Does not retry a failed call, because the next change of the basket
 * starts another synchronisation.
 */
export async function syncBasket(
  store: AppStore,
  syncState: SyncState,
  { hasReadAccount, stopSignal }: SyncOptions,
): Promise<boolean> {
  const { readBasket, writeBasket } = accountBasketApi.endpoints;
  let isAccountKnown = hasReadAccount && syncState.readSyncedBasket() !== null;
  // Stops after the backend has stored an order. The account's basket then lacks the ordered lines,
  // but this page needs them for the remaining calls of the order.
  const isStopped = () => stopSignal.aborted || Boolean(store.getState().placement?.orderno);
  if (isStopped()) return isAccountKnown;
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (!isAccountKnown) {
        const options = { forceRefetch: true, subscribe: false };
        const pendingRead = store.dispatch(readBasket.initiate(undefined, options));
        const accountBasket = await abortOnStop(stopSignal, pendingRead).unwrap();
        if (isStopped()) return false;
        mergeAccountBasket(store, syncState, accountBasket);
        isAccountKnown = true;
      }
      const syncedBasket = syncState.readSyncedBasket();
      const localLines = getLines(store.getState());
      const quantities = getQuantities(localLines);
      if (
        syncedBasket === null ||
        hasSameQuantities(quantities, syncedBasket.quantities) ||
        syncState.wasSent(quantities)
      )
        return true;
      const body = { version: syncedBasket.version, lines: toApiLines(localLines) };
      const pendingWrite = store.dispatch(writeBasket.initiate(body, { track: false }));
      const response = await abortOnStop(stopSignal, pendingWrite);
      if (stopSignal.aborted) return false;
      if (response.data) {
        saveSyncState(syncState, response.data, quantities);
        return true;
      }
      if (!isStale(response.error)) throw response.error;
      isAccountKnown = false;
    }
  } catch (cause) {
    if (!stopSignal.aborted) console.warn('The basket could not be saved in the account.', cause);
  }
  return isAccountKnown;
}

/** Aborts the call when the signal is aborted, because a late 401 could affect the next user. */
function abortOnStop<Call extends PromiseLike<unknown> & { abort(): void }>(
  stopSignal: AbortSignal,
  call: Call,
): Call {
  const abortCall = () => call.abort();
  const removeListener = () => stopSignal.removeEventListener('abort', abortCall);
  stopSignal.addEventListener('abort', abortCall);
  void call.then(removeListener, removeListener);
  return call;
}

function mergeAccountBasket(
  store: AppStore,
  syncState: SyncState,
  accountBasket: AccountBasket,
): void {
  const localLines = getLines(store.getState());
  const mergedLines = mergeBaskets(
    syncState.readSyncedBasket()?.quantities ?? {},
    localLines,
    accountBasket.lines,
  );
  saveSyncState(syncState, accountBasket, null);
  if (!hasSameQuantities(getQuantities(localLines), getQuantities(mergedLines)))
    store.dispatch(basketReplaced(mergedLines));
}

const saveSyncState = (
  syncState: SyncState,
  { version, lines }: AccountBasket,
  sentQuantities: Quantities | null,
) => syncState.saveSyncedBasket({ version, quantities: getQuantities(lines) }, sentQuantities);

const getLines = ({ cart, packages, personalised }: RootState): BasketLines => ({
  cart,
  packages,
  personalised,
});

/**
 * Returns lines for the API. Each line has its add-ons as the JSON text `packages`, because the
 * backend compares this text to find ordered lines in the saved basket.
 */
function toApiLines(lines: BasketLines): BasketRequest['lines'] {
  const { cart, packages, personalised } = toApiBasket(lines);
  const addons = [...packages, ...personalised];
  return cart.map((line) => ({
    productid: line.productid,
    packages: line.packages,
    cartquantity: line.cartquantity,
    packagelines: addons
      .filter((addon) => isAddonOfLine(addon, line))
      .map(({ id, cartquantity }) => ({ id, cartquantity })),
  }));
}

const isStale = (cause: unknown) =>
  isRequestError(cause) && cause.status === 409 && isStaleBasket(cause.body);

/** Checks the error code, because a full basket has status 409 too. */
const isStaleBasket = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === 'stale_basket';
