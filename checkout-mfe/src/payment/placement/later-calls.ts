import { type AppDispatch, toPounds } from 'shared/core';
import type { Order } from './order';
import { ordersApi } from './orders-api';
import { wireCartLine, wirePackage, wirePersonalised } from './wire-lines';
import { productImages } from 'shared/data';

interface LaterCall {
  /** Name under which the placement records the success of the call. */
  name: string;
  call: (dispatch: AppDispatch) => { unwrap(): Promise<unknown> };
}

/**
 * Returns the calls that follow a placed order, in sequence (specification, section 4, 'Offline, on
 * success').
 */
export function laterCalls(order: Order, orderno: string): LaterCall[] {
  const { sendOrderProduct, sendOrderPackage, requestMail } = ordersApi.endpoints;
  const { userid } = order;
  const tie = { userid, orderid: orderno };
  const ustring = order.cart[0]?.packages ?? '';
  const addons = [
    ...order.packages.map(wirePackage),
    ...order.personalised.map((line) => ({ ...wirePersonalised(line), ustring })),
  ].filter((line) => line.cartquantity && line.name);

  return [
    ...order.cart.map((line, index) => ({
      name: `orderproducts/${index}`,
      call: (dispatch: AppDispatch) =>
        dispatch(sendOrderProduct.initiate({ ...wireCartLine(line), ...tie })),
    })),
    ...addons.map((line, index) => ({
      name: `addtopackage/${index}`,
      call: (dispatch: AppDispatch) => dispatch(sendOrderPackage.initiate({ ...line, ...tie })),
    })),
    {
      name: 'getmail',
      call: (dispatch: AppDispatch) => dispatch(requestMail.initiate(mailPath(order, orderno))),
    },
  ];
}

/** Returns the path of the confirmation mail's call below `{host}` (specification, section 7). */
export function mailPath(order: Order, orderno: string): string {
  const { userid, customer, total, cart } = order;
  const [dress] = cart;
  const parts = [
    userid,
    orderno,
    customer.name,
    customer.last_name,
    customer.address,
    toPounds(total),
    dress?.name ?? '',
    dress ? (productImages(dress)[0] ?? '') : '',
    dress ? toPounds(dress.price) : '',
    cart.length,
  ];
  return ['users/getmail', ...parts.map(pathPart)].join('/');
}

/**
 * Encodes one path part. Adds a space to '.' and '..', because browsers resolve them as folders.
 */
function pathPart(value: string | number): string {
  const text = String(value).replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text);
}
