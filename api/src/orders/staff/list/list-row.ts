import type { OrderListRowOnWire } from 'contract/orders/staff/order-list';
import type { Tx } from '../../../db/db.ts';
import { loadPaymentAlerts } from '../../../payments/records/disputes/payment-alerts.ts';
import { listChoices } from '../../../schedule/schedule.ts';
import { getLondonToday } from '../../../schedule/london-day.ts';
import { isLate } from '../../due/late-day.ts';
import {
  buildProgress,
  type FulfilmentProgress,
  loadProgressRows,
} from '../../progress/load-progress.ts';
import { listAddressNotes, type OrderDetail, loadOrderDetails } from '../../records/load-orders.ts';
import { toApiSummary } from '../../records/to-api-order.ts';
import { orders } from '../../records/tables.ts';
import { isCompleted, listStatesWith } from '../../state/order-states.ts';
import { orderList } from './tables.ts';
import { and, eq, inArray } from 'drizzle-orm';

/** Returns the rows of these orders, in the order of the ids. */
export async function loadListRows(
  tx: Tx,
  ids: readonly number[],
): Promise<{ order: OrderDetail; row: OrderListRowOnWire }[]> {
  if (ids.length === 0) return [];
  const orderRows = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  const orderDetails = await loadOrderDetails(tx, orderRows);
  const progressByOrder = await loadProgressRows(tx, ids);
  const undatedIds = await loadUndatedIds(tx, ids);
  const alerts = await loadPaymentAlerts(tx, ids);
  const today = getLondonToday();
  const ordersById = new Map(orderDetails.map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const order = ordersById.get(id);
    if (order === undefined) return [];
    const progress = buildProgress(order, progressByOrder.get(id) ?? []);
    const row = toListRow(order, progress, undatedIds.has(id), today);
    return { order, row: { ...row, paymentalert: alerts.get(id) ?? '' } };
  });
}

/** Returns the ids of the orders that the firm is going to work on and that lack a day. */
async function loadUndatedIds(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: orderList.orderid })
    .from(orderList)
    .where(
      and(
        inArray(orderList.orderid, [...ids]),
        inArray(orderList.state, listStatesWith('certain')),
        eq(orderList.isUndated, true),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

function toListRow(
  order: OrderDetail,
  progress: readonly FulfilmentProgress[],
  isUndated: boolean,
  today: string,
): OrderListRowOnWire {
  const [firstDay] = listChoices(order.schedule)
    .map(({ choice: { date, half } }) => ({ date, half }))
    .sort((left, right) => left.date.localeCompare(right.date));
  return {
    ...toApiSummary(order),
    customer: `${order.name} ${order.lastName}`.trim(),
    workday: firstDay?.date ?? null,
    workhalf: firstDay?.half ?? null,
    undated: isUndated,
    late: isLate(order, today),
    onhold: order.hold !== null,
    checkaddress: listAddressNotes(order).length > 0,
    progress: progress.map((part) => toListProgress(order, part)),
    what: describeLines(order),
  };
}

function toListProgress(order: OrderDetail, { trade, title, step, steps }: FulfilmentProgress) {
  const index = steps.findIndex((listedStep) => listedStep.step === step);
  const nextStep = isCompleted(order) || order.hold !== null ? undefined : steps[index + 1];
  return {
    trade,
    title,
    step,
    label: steps[index]?.label ?? step,
    next: nextStep === undefined ? null : { step: nextStep.step, label: nextStep.label },
  };
}

/** Largest number of lines that a row mentions by name. */
const MAX_NAMED_LINES = 2;

/** Returns the first lines, as in '2 × Packing Tape, Gown Clean (Silk Bag) and 3 more'. */
export function describeLines({ lines }: Pick<OrderDetail, 'lines'>): string {
  const names = lines
    .slice(0, MAX_NAMED_LINES)
    .map((line) => `${formatQuantity(line)}${describeAddons(line)}`);
  const otherLineCount = lines.length - names.length;
  return names.join(', ') + (otherLineCount > 0 ? ` and ${otherLineCount} more` : '');
}

const formatQuantity = ({ name, quantity }: { name: string; quantity: number }) =>
  quantity > 1 ? `${quantity} × ${name}` : name;

/** Returns the add-ons of a line with their personalisations, as in ' (Silk Bag, Monogram “Zoe”)'. */
export function describeAddons({ addons }: Pick<OrderDetail['lines'][number], 'addons'>): string {
  const names = addons.map(
    (addon) =>
      formatQuantity(addon) + (addon.personalisation === '' ? '' : ` “${addon.personalisation}”`),
  );
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
}
