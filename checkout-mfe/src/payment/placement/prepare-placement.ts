import { placementStarted } from 'shared/basket';
import type { AppThunk } from 'shared/store';
import { defineLazyModule, type LazyModule } from 'shared/lazy';
import { CheckoutError, getCheckError, TOTAL_CHANGED } from './checkout-error';
import { createIdempotencyKey, fingerprintOrder } from './fingerprint';
import { buildOrder, type Order, type Submission } from './order';
import type * as severalCalls from './several-calls';

interface PreparedPlacement {
  order: Order;
  /**
   * Order number derived from the count of all orders. The backend may assign another number.
   * Undefined if the backend announces `order-in-one-call`.
   */
  advisoryNumber: string | undefined;
  /** Idempotency key. The key stays the same until the order's content changes (rule 29). */
  key: string;
}

/**
 * Reads the basket after the count of orders has arrived, because other tabs may change the basket
 * before.
 */
export const preparePlacement =
  (submission: Submission): AppThunk<Promise<PreparedPlacement>> =>
  async (dispatch, getState, { features = [], session }) => {
    const advisoryNumber = features.includes('order-in-one-call')
      ? undefined
      : await dispatch((await loadSeveralCalls()).suggestOrderNumber());
    const order = buildOrder(getState(), submission);
    const error = getCheckError({ user: order.userid, ...order });
    if (error !== null) throw new CheckoutError(error);
    if (order.total !== (submission.shownTotal ?? order.total))
      throw new CheckoutError(TOTAL_CHANGED);

    const fingerprint = fingerprintOrder(order);
    const { placement } = getState();
    if (placement?.fingerprint === fingerprint)
      return { order, advisoryNumber, key: placement.key };
    // Distinguishes a later order of the same basket. An order ends the session, and increases the
    // count.
    const occasion = advisoryNumber ?? session?.getBearerToken() ?? '';
    const key = createIdempotencyKey(fingerprint, occasion, Date.now());
    dispatch(placementStarted({ key, fingerprint, method: order.method }));
    return { order, advisoryNumber, key };
  };

/** Loads lazily, because our backend stores an order in one call (rule 68). */
const severalCallsModule: LazyModule<typeof severalCalls> = defineLazyModule(
  () => import(/* webpackChunkName: "several-calls" */ './several-calls'),
);

/** Rejects with a sentence for the shopper. */
export const loadSeveralCalls = () =>
  severalCallsModule.load().catch((cause: unknown) => {
    throw new Error('A part of this page could not be loaded. Please try again.', { cause });
  });
