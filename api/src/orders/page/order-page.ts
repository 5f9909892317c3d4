import { getPaymentLabel, getWarehouseTexts } from 'contract/orders/order-texts/order-texts';
import { toPounds } from 'contract/values/pence';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { notFound } from '../../http/http-error.ts';
import { loadOrder, getOrderOutline } from '../records/load-orders.ts';
import { loadProgressRows, buildProgress, toApiProgress } from '../progress/load-progress.ts';
import { toApiOrderRows } from '../records/to-api-order.ts';
import { isPaidLater } from '../state/order-states.ts';
import { buildReorderBasket } from './build-reorder-basket.ts';
import { toApiPermissions } from './to-api-permissions.ts';
import { calculateVatLines } from './vat-lines.ts';

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
