import { orderNumberSchema } from 'contract/orders/order-number';
import {
  type AppThunk,
  oneTabAtATime,
  orderConfirmed,
  placementStarted,
  placementStepDone,
  type RootState,
  toPounds,
} from 'shared/core';
import { isRequestError } from 'shared/data';
import * as v from 'shared/schema';
import { fingerprintOf } from './fingerprint';
import { laterCalls } from './later-calls';
import { type Submission, orderOf } from './order';
import { ordersApi } from './orders-api';
import { placedElsewhere, tellOtherTabs } from './placed-elsewhere';
import { preparePlacement } from './prepare-placement';
import { wireBasket, wireNote } from './wire-lines';

/**
 * Places an order for collection: the order, each line, each package and personalised line, then
 * the mail (specification, section 4). Resumes an order whose follow-up calls failed, also one from
 * another tab, and never places it twice. Resolves to the order's number. Rejects with the error of
 * a failed call.
 */
export const placeOffline =
  (submission: Submission): AppThunk<Promise<string>> =>
  async (dispatch, getState) => {
    const fingerprint = fingerprintOf(orderOf(getState(), submission));
    const elsewhere = placedElsewhere(fingerprint);
    try {
      // Browsers without locks may submit twice. The idempotency key makes both one order (rule
      // 29).
      return await oneTabAtATime('place-order', async () => {
        const orderno = elsewhere.orderno() ?? (await dispatch(placeHere(submission)));
        tellOtherTabs({ fingerprint, orderno });
        return orderno;
      });
    } catch (cause) {
      const orderno = elsewhere.orderno();
      if (orderno === null) throw cause;
      return orderno;
    } finally {
      elsewhere.stop();
    }
  };

const placeHere =
  (submission: Submission): AppThunk<Promise<string>> =>
  async (dispatch, getState) => {
    const orderno =
      confirmedNumber(getState(), submission) ?? (await dispatch(confirmOrder(submission)));
    for (const { name, call } of laterCalls(orderOf(getState(), submission), orderno)) {
      if (getState().placement?.done.includes(name)) continue;
      await call(dispatch)
        .unwrap()
        .catch((cause: unknown) => {
          if (isUnknownOrder(cause)) dispatch(resetPlacement());
          throw cause;
        });
      dispatch(placementStepDone(name));
    }
    return orderno;
  };

/** Returns whether the backend has no such order of this shopper. */
const isUnknownOrder = (cause: unknown) =>
  isRequestError(cause) && (cause.status === 403 || cause.status === 404);

/** Resets the placement to its idempotency key, so that the next press submits no second order (rule 58). */
const resetPlacement = (): AppThunk => (dispatch, getState) => {
  const { placement } = getState();
  if (placement) {
    const { key, fingerprint } = placement;
    dispatch(placementStarted({ key, fingerprint }));
  }
};

/** Returns the number of this order if the backend already has it, else null. */
export function confirmedNumber(state: RootState, submission: Submission): string | null {
  const { placement } = state;
  if (!placement?.orderno) return null;
  const same = placement.fingerprint === fingerprintOf(orderOf(state, submission));
  return same ? placement.orderno : null;
}

const confirmOrder =
  (submission: Submission): AppThunk<Promise<string>> =>
  async (dispatch, getState, { features = [] }) => {
    const { order, advisory, key } = await dispatch(preparePlacement(submission));
    const meanwhile = confirmedNumber(getState(), submission);
    if (meanwhile) return meanwhile;
    const answer = await dispatch(
      ordersApi.endpoints.placeOrder.initiate({
        userid: order.userid,
        totalamount: toPounds(order.total),
        customerid: order.customer.id,
        orderno: advisory,
        transactionid: 'OFFLINE',
        payment_method: 'offline',
        ...wireBasket(order),
        ...(order.schedule && { schedule: order.schedule }),
        idempotencyKey: key,
        ...wireNote(order),
      }),
    ).unwrap();
    // A backend that announces features returns an order number. Without it the order has failed (rule 58).
    const orderno = readOrderNumber(answer) ?? (features.length === 0 ? advisory : null);
    if (orderno === null) throw new Error('We did not get an order number. Please try again.');
    dispatch(orderConfirmed(orderno));
    return orderno;
  };

/** Returns the order number of the response, from the response itself or from `data`, or null (rule 26). */
function readOrderNumber(answer: unknown): string | null {
  const read = v.safeParse(orderNumberSchema, answer);
  return read.success ? read.output : null;
}
