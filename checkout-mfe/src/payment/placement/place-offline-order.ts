import { orderNumberSchema } from 'contract/orders/order-number';
import { orderConfirmed, placementStarted, placementStepDone } from 'shared/basket';
import { toPounds } from 'shared/format';
import { runInOneTab } from 'shared/router';
import { type AppThunk, type RootState } from 'shared/store';
import { isRequestError } from 'shared/data';
import * as v from 'shared/schema';
import { fingerprintOrder } from './fingerprint';
import { listFollowUpCalls } from './follow-up-calls';
import { type Submission, buildOrder } from './order';
import { ordersApi } from './orders-api';
import { watchOtherTabs, notifyOtherTabs } from './other-tabs';
import { preparePlacement } from './prepare-placement';
import { toApiBasket, toApiTexts } from './to-api-lines';

/**
 * Sends the order, its lines and the request for the email. If the backend has already stored the
 * order, continues with the other calls. Resolves to the order number.
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
  async (dispatch, getState) => {
    const orderno =
      findConfirmedNumber(getState(), submission) ?? (await dispatch(submitOrder(submission)));
    for (const { name, send } of listFollowUpCalls(buildOrder(getState(), submission), orderno)) {
      if (getState().placement?.done.includes(name)) continue;
      await send(dispatch)
        .unwrap()
        .catch((cause: unknown) => {
          if (isUnknownOrder(cause)) dispatch(resetPlacement());
          throw cause;
        });
      dispatch(placementStepDone(name));
    }
    return orderno;
  };

const isUnknownOrder = (cause: unknown) =>
  isRequestError(cause) && (cause.status === 403 || cause.status === 404);

/**
 * Resets the finished calls but keeps the idempotency key, so that the next submission creates no
 * second order (rule 58).
 */
const resetPlacement = (): AppThunk => (dispatch, getState) => {
  const { placement } = getState();
  if (placement) {
    const { key, fingerprint } = placement;
    dispatch(placementStarted({ key, fingerprint, method: 'offline' }));
  }
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
        orderno: advisoryNumber,
        transactionid: 'OFFLINE',
        payment_method: 'offline',
        ...toApiBasket(order),
        ...(order.schedule && { schedule: order.schedule }),
        idempotencyKey: key,
        ...toApiTexts(order),
      }),
    ).unwrap();
    // Backends that announce features always return a number. Other backends may return no number.
    // The page then derives the number from the count of orders (rule 58).
    const orderno = readOrderNumber(response) ?? (features.length === 0 ? advisoryNumber : null);
    if (orderno === null) throw new Error('We did not get an order number. Please try again.');
    dispatch(orderConfirmed(orderno));
    return orderno;
  };

function readOrderNumber(response: unknown): string | null {
  const result = v.safeParse(orderNumberSchema, response);
  return result.success ? result.output : null;
}
