import { placementStarted, placementStepDone } from 'shared/basket';
import { isRequestError, listProductImages, readList, serverApi } from 'shared/data';
import type { AppDispatch, AppThunk } from 'shared/store';
import { toPounds } from 'shared/format';
import * as v from 'shared/schema';
import type { Order } from './order';
import { toApiCartLine, toApiPackage, toApiPersonalised } from '../../lines/to-api-lines';

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

interface FollowUpCall {
  /** Name under which `placement` in the store records the finished call. */
  name: string;
  send: (dispatch: AppDispatch) => { unwrap(): Promise<unknown> };
}

/** Returns the calls in order (specification, section 4, 'Offline, on success'). */
export function listFollowUpCalls(order: Order, orderno: string): FollowUpCall[] {
  const { sendOrderProduct, sendOrderPackage, requestMail } = severalCallsApi.endpoints;
  const { userid } = order;
  const orderIds = { userid, orderid: orderno };
  const ustring = order.cart[0]?.packages ?? '';
  const addons = [
    ...order.packages.map(toApiPackage),
    ...order.personalised.map((line) => ({ ...toApiPersonalised(line), ustring })),
  ].filter((line) => line.cartquantity && line.name);

  return [
    ...order.cart.map((line, index) => ({
      name: `orderproducts/${index}`,
      send: (dispatch: AppDispatch) =>
        dispatch(sendOrderProduct.initiate({ ...toApiCartLine(line), ...orderIds })),
    })),
    ...addons.map((line, index) => ({
      name: `addtopackage/${index}`,
      send: (dispatch: AppDispatch) =>
        dispatch(sendOrderPackage.initiate({ ...line, ...orderIds })),
    })),
    {
      name: 'getmail',
      send: (dispatch: AppDispatch) =>
        dispatch(requestMail.initiate(buildMailPath(order, orderno))),
    },
  ];
}

/**
 * Returns the path of the email call. The path contains all data of the email (specification,
 * section 7).
 */
export function buildMailPath(order: Order, orderno: string): string {
  const { userid, customer, total, cart } = order;
  const [firstLine] = cart;
  const parts = [
    userid,
    orderno,
    customer.name,
    customer.last_name,
    customer.address,
    toPounds(total),
    firstLine?.name ?? '',
    firstLine ? (listProductImages(firstLine)[0] ?? '') : '',
    firstLine ? toPounds(firstLine.price) : '',
    cart.length,
  ];
  return ['users/getmail', ...parts.map(encodePathPart)].join('/');
}

/** Encodes '.' and '..' too, because browsers would resolve them as relative folders. */
function encodePathPart(value: string | number): string {
  const text = String(value).replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text);
}

/** Calls of an order for backends without `order-in-one-call`. */
export const severalCallsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    countOrders: build.query<number, void>({
      query: () => ({ url: 'users/getorders' }),
      transformResponse: (response) => readList(v.unknown(), response).length,
    }),
    sendOrderProduct: build.mutation<unknown, object>({
      query: (body) => ({ url: 'users/orderproducts', method: 'POST', body, accepts: 'empty' }),
    }),
    sendOrderPackage: build.mutation<unknown, object>({
      query: (body) => ({ url: 'users/addtopackage', method: 'POST', body, accepts: 'empty' }),
    }),
    requestMail: build.mutation<unknown, string>({
      query: (url) => ({ url, accepts: 'empty' }),
    }),
  }),
});
