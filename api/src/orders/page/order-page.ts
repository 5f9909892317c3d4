import { getWarehouseTexts } from 'contract/orders/order-texts/order-texts';
import { describeRestTime, getPaymentLabel } from 'contract/orders/order-texts/payment-texts';
import type { Step } from 'contract/orders/order-texts/part-texts';
import { toPounds } from 'contract/values/pence';
import { loadBookings } from '../../calendar/bookings/read-bookings.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { notFound } from '../../http/http-error.ts';
import { listProviders } from '../../payments/find-provider.ts';
import { loadDayFiles } from '../../calendar/day-file/build-day-file.ts';
import { loadPayableAmounts } from '../../payments/page/load-payable-amounts.ts';
import { formatPaidAmounts } from '../emails/due-amounts.ts';
import { getOrderOutline, loadOrder, type OrderDetail } from '../records/load-orders.ts';
import {
  buildProgress,
  type FulfilmentProgress,
  loadProgressRows,
  type ProgressRow,
  toApiProgress,
} from '../progress/load-progress.ts';
import { toApiOrderRows } from '../records/to-api-order.ts';
import { isCancelled, isCertain, isCompleted } from '../state/order-states.ts';
import { buildReorderBasket } from './build-reorder-basket.ts';
import { loadCustomerGarments } from '../../garments/records/load-customer-garments.ts';
import { loadInvoices, toApiInvoice } from '../../invoices/records/load-invoices.ts';
import { toApiPermissions } from './to-api-permissions.ts';
import { calculateVatLines } from '../records/vat-lines.ts';

/** Returns the data of an order's page. Throws 404 for an unknown order. */
export async function loadOrderPage(tx: Tx, context: ApiContext, orderid: number) {
  const { config } = context;
  const order = await loadOrder(tx, orderid);
  if (order === null) throw notFound('There is no such order.');
  const { name, lastName: last_name, address, city, postalcode } = order;
  const progressRows = (await loadProgressRows(tx, [orderid])).get(orderid) ?? [];
  const outline = getOrderOutline(order);
  const invoices = (await loadInvoices(tx, orderid)).map(toApiInvoice);
  const garments = await loadCustomerGarments(tx, orderid);
  const dayFiles = await loadDayFiles(tx, order, config.shop);
  const vatNumber = config.shop.company.vatNumber;
  const vatRows = calculateVatLines(order).map(({ rate, gross, vat: tax }) => ({
    rate,
    gross: toPounds(gross),
    vat: toPounds(tax),
  }));
  return {
    customer: { name, last_name, address, city, postalcode },
    lines: toApiOrderRows(order),
    payment: getPaymentLabel(outline, order.state, formatPaidAmounts(order)),
    ...(await loadPay(tx, context, order)),
    ...(isCertain(order) && getWarehouseTexts(outline) && { warehouse: config.shop.warehouse }),
    deliveryname: order.deliveryName,
    ...(order.eventDate &&
      order.dueDate &&
      !isCancelled(order) && { event: { date: order.eventDate, due: order.dueDate } }),
    ...(order.hold?.told && { onhold: { until: order.hold.until } }),
    ...toApiProgress(await buildCustomerProgress(tx, order, progressRows)),
    ...(vatNumber !== '' && { vat: { number: vatNumber, lines: vatRows } }),
    ...(invoices.length > 0 && { invoices }),
    ...(garments.length > 0 && { garments }),
    ...(dayFiles.length > 0 && { dayfiles: dayFiles }),
    ...(await toApiPermissions(tx, order)),
    again: await buildReorderBasket(tx, order),
  };
}

/**
 * Returns the progress that the customer sees. A completed order is done, and a move with a confirmed
 * day has its day agreed, even if staff have not moved their steps.
 */
async function buildCustomerProgress(
  tx: Tx,
  order: OrderDetail,
  progressRows: readonly ProgressRow[],
): Promise<FulfilmentProgress[]> {
  const progress = buildProgress(order, progressRows);
  const bookings = await loadBookings(tx, order.id);
  const hasMoveDay = bookings.some(
    ({ trade, heldUntil }) => trade === 'move' && heldUntil === null,
  );
  return progress.map((part) => {
    if (isCompleted(order)) return reachStep(part, part.steps.at(-1)?.step ?? part.step);
    const isDayAgreed = part.trade === 'move' && part.step === 'received' && hasMoveDay;
    return isDayAgreed ? reachStep(part, 'ready') : part;
  });
}

function reachStep(part: FulfilmentProgress, step: Step): FulfilmentProgress {
  const lastIndex = part.steps.findIndex((each) => each.step === step);
  return {
    ...part,
    step,
    steps: part.steps.map((each, index) => ({
      ...each,
      reached: each.reached || index <= lastIndex,
    })),
  };
}

/** Returns what can be paid by card on the page. Without a provider, nothing can. */
async function loadPay(tx: Tx, context: ApiContext, order: OrderDetail) {
  const payable = listProviders(context).length === 0 ? null : await loadPayableAmounts(tx, order);
  if (payable === null) return {};
  const { due, askedAmount } = payable;
  const { dueDay } = formatPaidAmounts(order);
  const when = isCertain(order) && { when: describeRestTime(getOrderOutline(order), dueDay) };
  return { pay: { due, ...(askedAmount !== null && { askedamount: askedAmount }), ...when } };
}
