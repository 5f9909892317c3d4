import { placementStarted, placementStepDone } from 'shared/basket';
import { isRequestError } from 'shared/data';
import { type AppThunk } from 'shared/store';
import type { Order } from '../order';
import { listFollowUpCalls } from './follow-up-calls';
import { severalCallsApi } from './several-calls-api';

/** Counts all orders and resolves to the next order number. The backend may assign another one. */
export const suggestOrderNumber = (): AppThunk<Promise<string>> => async (dispatch) => {
  const { countOrders } = severalCallsApi.endpoints;
  return formatOrderNumber(
    await dispatch(
      countOrders.initiate(undefined, { forceRefetch: true, subscribe: false }),
    ).unwrap(),
  );
};

/** Returns the order number, 'SLR' followed by `count` + 10001 (specification, section 9). */
export const formatOrderNumber = (count: number): string => `SLR${10000 + count + 1}`;

/** Sends the lines of a stored order and the request for its email. Skips the finished calls. */
export const sendFollowUpCalls =
  (order: Order, orderno: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    for (const { name, send } of listFollowUpCalls(order, orderno)) {
      if (getState().placement?.done.includes(name)) continue;
      await send(dispatch)
        .unwrap()
        .catch((cause: unknown) => {
          if (isUnknownOrder(cause)) dispatch(resetPlacement());
          throw cause;
        });
      dispatch(placementStepDone(name));
    }
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
