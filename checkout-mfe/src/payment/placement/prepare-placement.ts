import { type AppThunk, placementStarted } from 'shared/core';
import { NOTHING_TO_PAY } from './checkout-checks';
import { CheckoutError } from './checkout-error';
import { fingerprintOf, newKey } from './fingerprint';
import { type Order, type Submission, orderOf } from './order';
import { ordersApi } from './orders-api';

interface Prepared {
  order: Order;
  /** The number derived from the orders' count; the backend's answer may give another. */
  advisory: string;
  /** The idempotency key, kept until basket, address or method change (decision 29). */
  key: string;
}

/**
 * Derives the order number and finds or makes the order's key. The basket is read after the
 * count came, so that what another tab did meanwhile is seen.
 */
export const preparePlacement =
  (submission: Submission): AppThunk<Promise<Prepared>> =>
  async (dispatch, getState) => {
    const { countOrders } = ordersApi.endpoints;
    const count = await dispatch(
      countOrders.initiate(undefined, { forceRefetch: true, subscribe: false }),
    ).unwrap();
    const advisory = orderNumber(count);
    const order = orderOf(getState(), submission);
    if (order.total <= 0) throw new CheckoutError(NOTHING_TO_PAY);

    const fingerprint = fingerprintOf(order);
    const { placement } = getState();
    if (placement?.fingerprint === fingerprint) return { order, advisory, key: placement.key };
    const key = newKey(fingerprint, advisory, Date.now());
    dispatch(placementStarted({ key, fingerprint }));
    return { order, advisory, key };
  };

/** Prefix SLR, base 10000 plus the existing orders' count plus one (specification §9). */
export const orderNumber = (count: number): string => `SLR${10000 + count + 1}`;
