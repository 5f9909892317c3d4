import { placementStarted } from 'shared/basket';
import { type AppThunk } from 'shared/store';
import { NOTHING_TO_PAY, TOTAL_CHANGED } from './checkout-checks';
import { CheckoutError } from './checkout-error';
import { fingerprintOrder, createIdempotencyKey } from './fingerprint';
import { type Order, type Submission, buildOrder } from './order';
import { ordersApi } from './orders-api';

interface PreparedPlacement {
  order: Order;
  /** Order number derived from the count of all orders. The backend may assign another number. */
  advisoryNumber: string;
  /** Idempotency key. The key stays the same until the order's content changes (rule 29). */
  key: string;
}

/**
 * Reads the basket after the count of orders has arrived, because other tabs may change the basket
 * before.
 */
export const preparePlacement =
  (submission: Submission): AppThunk<Promise<PreparedPlacement>> =>
  async (dispatch, getState) => {
    const { countOrders } = ordersApi.endpoints;
    const count = await dispatch(
      countOrders.initiate(undefined, { forceRefetch: true, subscribe: false }),
    ).unwrap();
    const advisoryNumber = formatOrderNumber(count);
    const order = buildOrder(getState(), submission);
    if (order.total <= 0) throw new CheckoutError(NOTHING_TO_PAY);
    if (order.total !== (submission.shownTotal ?? order.total))
      throw new CheckoutError(TOTAL_CHANGED);

    const fingerprint = fingerprintOrder(order);
    const { placement } = getState();
    if (placement?.fingerprint === fingerprint)
      return { order, advisoryNumber, key: placement.key };
    const key = createIdempotencyKey(fingerprint, advisoryNumber, Date.now());
    dispatch(placementStarted({ key, fingerprint, method: order.method }));
    return { order, advisoryNumber, key };
  };

/** Returns the order number, 'SLR' followed by `count` + 10001 (specification, section 9). */
export const formatOrderNumber = (count: number): string => `SLR${10000 + count + 1}`;
