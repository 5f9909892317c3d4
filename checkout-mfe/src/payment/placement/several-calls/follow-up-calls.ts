import { toPounds } from 'shared/format';
import { type AppDispatch } from 'shared/store';
import type { Order } from '../order';
import { toApiCartLine, toApiPackage, toApiPersonalised } from '../to-api-lines';
import { listProductImages } from 'shared/data';
import { severalCallsApi } from './several-calls-api';

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
