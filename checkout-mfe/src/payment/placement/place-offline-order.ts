import { orderNumberSchema } from 'contract/orders/order-number';
import type { Pence } from 'contract/values/pence';
import { orderConfirmed } from 'shared/basket';
import { toPounds } from 'shared/format';
import { runInOneTab } from 'shared/router';
import { type AppThunk, type RootState } from 'shared/store';
import * as v from 'shared/schema';
import { fingerprintOrder } from './fingerprint';
import { type Submission, buildOrder } from './order';
import { ordersApi } from './orders-api';
import { watchOtherTabs, notifyOtherTabs } from './other-tabs';
import { loadSeveralCalls, preparePlacement } from './prepare-placement';
import { toApiLines, toApiTexts } from '../../lines/to-api-lines';

/**
 * Sends the order unless the backend has already stored it. Then sends the follow-up calls to a
 * backend without `order-in-one-call`. Resolves to the order number.
 */
export const placeOfflineOrder =
  (submission: Submission): AppThunk<Promise<string>> =>
  async (dispatch, getState) => {
    const fingerprint = fingerprintOrder(buildOrder(getState(), submission));
    const otherTabs = watchOtherTabs(fingerprint);
    try {
      // Without the Web Locks API two tabs may submit at once. Both tabs then send the same
      // idempotency key, so the backend stores one order (rule 29).
      return await runInOneTab('place-order', async () => {
        const orderno =
          otherTabs.getOrderNumber() ?? (await dispatch(placeOrderInThisTab(submission)));
        notifyOtherTabs({ fingerprint, orderno });
        return orderno;
      });
    } catch (cause) {
      const orderno = otherTabs.getOrderNumber();
      if (orderno === null) throw cause;
      return orderno;
    } finally {
      otherTabs.stop();
    }
  };

const placeOrderInThisTab =
  (submission: Submission): AppThunk<Promise<string>> =>
  async (dispatch, getState, { features = [] }) => {
    const orderno =
      findConfirmedNumber(getState(), submission) ?? (await dispatch(submitOrder(submission)));
    if (!features.includes('order-in-one-call')) {
      const { sendFollowUpCalls } = await loadSeveralCalls();
      await dispatch(sendFollowUpCalls(buildOrder(getState(), submission), orderno));
    }
    return orderno;
  };

/** Returns the order number if the backend has stored this order, else null. */
export function findConfirmedNumber(state: RootState, submission: Submission): string | null {
  const { placement } = state;
  if (!placement?.orderno) return null;
  const isSameOrder = placement.fingerprint === fingerprintOrder(buildOrder(state, submission));
  return isSameOrder ? placement.orderno : null;
}

const submitOrder =
  (submission: Submission): AppThunk<Promise<string>> =>
  async (dispatch, getState, { features = [] }) => {
    const { order, advisoryNumber, key } = await dispatch(preparePlacement(submission));
    const existingNumber = findConfirmedNumber(getState(), submission);
    if (existingNumber) return existingNumber;
    const response = await dispatch(
      ordersApi.endpoints.placeOrder.initiate({
        userid: order.userid,
        totalamount: toPounds(order.total),
        customerid: order.customer.id,
        ...(advisoryNumber !== undefined && { orderno: advisoryNumber }),
        transactionid: 'OFFLINE',
        payment_method: 'offline',
        ...toApiLines(order),
        ...(order.schedule && { schedule: order.schedule }),
        idempotencyKey: key,
        ...toApiTexts(order),
      }),
    ).unwrap();
    // Backends that announce features always return a number. Other backends may return no number.
    // The page then derives the number from the count of orders (rule 58).
    const orderno =
      readOrderNumber(response) ?? (features.length === 0 ? advisoryNumber : undefined);
    if (orderno === undefined) throw new Error('We did not get an order number. Please try again.');
    // No later call shows that the number belongs to this order, so the total has to.
    if (advisoryNumber === undefined && !hasTotal(response, order.total))
      throw new Error('The shop has not confirmed this order. Please try again.');
    dispatch(orderConfirmed(orderno));
    return orderno;
  };

function readOrderNumber(response: unknown): string | null {
  const result = v.safeParse(orderNumberSchema, response);
  return result.success ? result.output : null;
}

const hasTotal = (response: unknown, total: Pence) =>
  v.safeParse(v.object({ totalamount: v.literal(toPounds(total)) }), response).success;
