import type { AppDispatch } from 'shared/core';
import { mailPath } from './mail-path';
import type { Order } from './order';
import { ordersApi } from './orders-api';
import { wireCartLine, wirePackage, wirePersonalised } from './wire-lines';

interface LaterCall {
  /** Under this name the placement remembers that it succeeded. */
  name: string;
  call: (dispatch: AppDispatch) => { unwrap(): Promise<unknown> };
}

/** What follows a placed order, in its order (specification §4, 'Offline, on success'). */
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
