import { paymentLabel, warehouseTexts } from 'contract/orders/order-texts/order-texts';
import { toPounds } from 'contract/values/pence';
import { Type } from 'typebox';
import { CartLine, PackageLine } from '../../basket/schemas.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { dataAnswer } from '../../http/answers.ts';
import { notFound } from '../../http/http-error.ts';
import { pounds } from '../../http/fields.ts';
import { loadOrder, outlineOf } from '../records/load-orders.ts';
import { loadMoves, progressOf } from '../progress/load-progress.ts';
import { ProgressOnWire, progressOnWire } from '../progress/wire-progress.ts';
import { OrderProductRow, rowsOnWire } from '../records/wire-order.ts';
import { isPaidLater } from '../state/order-states.ts';
import { orderAgain } from './order-again.ts';
import { CancelOnWire, OrderDates, RefundOnWire, rightsOnWire } from './wire-rights.ts';
import { vatLines } from './vat.ts';

/** The data of an order's page, which its owner and the holder of its link may see (rule 50). */
export const OrderPage = Type.Object({
  customer: Type.Object({
    name: Type.String(),
    last_name: Type.String(),
    address: Type.String(),
    city: Type.String(),
    postalcode: Type.String(),
  }),
  lines: Type.Array(OrderProductRow),
  payment: Type.String({ description: 'How it is paid, or was, in words.' }),
  warehouse: Type.Optional(
    Type.String({ description: 'Where something of it is brought or fetched.' }),
  ),
  deliveryname: Type.String(),
  progress: ProgressOnWire,
  vat: Type.Optional(
    Type.Object({
      number: Type.String(),
      lines: Type.Array(
        Type.Object({
          rate: Type.Number({ description: 'Per cent.' }),
          gross: pounds,
          vat: pounds,
        }),
      ),
    }),
  ),
  dates: Type.Optional(OrderDates),
  cancel: CancelOnWire,
  refund: Type.Optional(RefundOnWire),
  again: Type.Object({
    cart: Type.Array(CartLine),
    packages: Type.Array(PackageLine),
    personalised: Type.Array(PackageLine),
  }),
});

export const OrderPageAnswer = dataAnswer(OrderPage);

/** Returns the data of an order's page. Throws 404 for an unknown order. */
export async function orderPage(tx: Tx, { config }: Pick<ApiContext, 'config'>, orderid: number) {
  const order = await loadOrder(tx, orderid);
  if (order === null) throw notFound('There is no such order.');
  const { name, lastName: last_name, address, city, postalcode } = order;
  const moves = (await loadMoves(tx, [orderid])).get(orderid) ?? [];
  const outline = outlineOf(order);
  const number = config.shop.company.vatNumber;
  const vat = vatLines(order).map(({ rate, gross, vat: tax }) => ({
    ...{ rate, gross: toPounds(gross), vat: toPounds(tax) },
  }));
  return {
    customer: { name, last_name, address, city, postalcode },
    lines: rowsOnWire(order),
    payment: paymentLabel(outline, order.state),
    ...(isPaidLater(order) && warehouseTexts(outline) && { warehouse: config.shop.warehouse }),
    deliveryname: order.deliveryName,
    ...progressOnWire(progressOf(order, moves)),
    ...(number !== '' && { vat: { number, lines: vat } }),
    ...(await rightsOnWire(tx, order)),
    again: await orderAgain(tx, order),
  };
}
