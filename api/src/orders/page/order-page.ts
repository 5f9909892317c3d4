import { getPaymentLabel, getWarehouseTexts } from 'contract/orders/order-texts/order-texts';
import { toPounds } from 'contract/values/pence';
import { Type } from 'typebox';
import { CartLine, PackageLine } from '../../basket/schemas.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { defineDataResponse } from '../../http/responses.ts';
import { notFound } from '../../http/http-error.ts';
import { pounds } from '../../http/fields.ts';
import { Day } from '../../schedule/schedule.ts';
import { loadOrder, getOrderOutline } from '../records/load-orders.ts';
import { loadProgressRows, buildProgress } from '../progress/load-progress.ts';
import { ApiProgress, toApiProgress } from '../progress/to-api-progress.ts';
import { ApiDoneRefunds, ApiOrderRow, toApiOrderRows } from '../records/to-api-order.ts';
import { isPaidLater } from '../state/order-states.ts';
import { buildReorderBasket } from './build-reorder-basket.ts';
import {
  ApiCancelPermission,
  ApiOrderDates,
  ApiDueRefund,
  toApiPermissions,
} from './to-api-permissions.ts';
import { calculateVatLines } from './vat-lines.ts';

/** The data of an order's page. The owner and the holder of the order's link may see this data. */
export const OrderPage = Type.Object({
  customer: Type.Object({
    name: Type.String(),
    last_name: Type.String(),
    address: Type.String(),
    city: Type.String(),
    postalcode: Type.String(),
  }),
  lines: Type.Array(ApiOrderRow),
  payment: Type.String({ description: 'Payment method and state, in words.' }),
  warehouse: Type.Optional(
    Type.String({
      description:
        'Address of the warehouse, if a part of the order is brought or collected there.',
    }),
  ),
  deliveryname: Type.String(),
  event: Type.Optional(
    Type.Object(
      { date: Day, due: Day },
      { description: 'The wedding or event, and when garments are due.' },
    ),
  ),
  onhold: Type.Optional(
    Type.Object(
      { until: Type.Union([Day, Type.Null()]) },
      { description: 'The order is on hold, and staff want the customer to see it.' },
    ),
  ),
  progress: ApiProgress,
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
  dates: Type.Optional(ApiOrderDates),
  cancel: ApiCancelPermission,
  refund: Type.Optional(ApiDueRefund),
  refunds: Type.Optional(ApiDoneRefunds),
  again: Type.Object({
    cart: Type.Array(CartLine),
    packages: Type.Array(PackageLine),
    personalised: Type.Array(PackageLine),
  }),
});

export const OrderPageResponse = defineDataResponse(OrderPage);

/** Returns the data of an order's page. Throws 404 for an unknown order. */
export async function loadOrderPage(
  tx: Tx,
  { config }: Pick<ApiContext, 'config'>,
  orderid: number,
) {
  const order = await loadOrder(tx, orderid);
  if (order === null) throw notFound('There is no such order.');
  const { name, lastName: last_name, address, city, postalcode } = order;
  const progressRows = (await loadProgressRows(tx, [orderid])).get(orderid) ?? [];
  const outline = getOrderOutline(order);
  const vatNumber = config.shop.company.vatNumber;
  const vatRows = calculateVatLines(order).map(({ rate, gross, vat: tax }) => ({
    rate,
    gross: toPounds(gross),
    vat: toPounds(tax),
  }));
  return {
    customer: { name, last_name, address, city, postalcode },
    lines: toApiOrderRows(order),
    payment: getPaymentLabel(outline, order.state),
    ...(isPaidLater(order) && getWarehouseTexts(outline) && { warehouse: config.shop.warehouse }),
    deliveryname: order.deliveryName,
    ...(order.eventDate &&
      order.dueDate && { event: { date: order.eventDate, due: order.dueDate } }),
    ...(order.hold?.told && { onhold: { until: order.hold.until } }),
    ...toApiProgress(buildProgress(order, progressRows)),
    ...(vatNumber !== '' && { vat: { number: vatNumber, lines: vatRows } }),
    ...(await toApiPermissions(tx, order)),
    again: await buildReorderBasket(tx, order),
  };
}
