import type { PaymentMethod } from 'contract/payments/payment-method';
import { and, desc, eq, sql } from 'drizzle-orm';
import { bookings } from '../../calendar/bookings/tables.ts';
import { products } from '../../catalog/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { toLondonDay } from '../../schedule/london-day.ts';
import { orderProgress } from '../steps/tables.ts';
import { orderAddons, orderLines, orders } from '../records/tables.ts';
import { isCertain } from '../state/order-states.ts';
import { findLateDay } from './late-day.ts';
import { getCareDays } from './step-days.ts';

/**
 * Stores the first day on which an order counts as late. Call this in each transaction that changes
 * the order's event date, state, hold, progress or booking. The call costs one query for an order without
 * a due date.
 */
export async function refreshLateDay(tx: Tx, orderid: number): Promise<void> {
  const [order] = await tx
    .select({
      state: orders.state,
      hold: orders.hold,
      method: orders.paymentMethod,
      dueDate: orders.dueDate,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.id, orderid));
  if (!order?.dueDate) return;
  const lateFrom =
    isCertain(order) && order.hold === null
      ? await computeLateDay(tx, orderid, { ...order, dueDate: order.dueDate })
      : null;
  await tx.update(orders).set({ lateFrom }).where(eq(orders.id, orderid));
}

type DatedOrder = Pick<typeof orders.$inferSelect, 'createdAt'> & {
  dueDate: string;
  method: PaymentMethod;
};

async function computeLateDay(
  tx: Tx,
  orderid: number,
  { dueDate, method, createdAt }: DatedOrder,
): Promise<string | null> {
  const groups = await loadGarmentGroups(tx, orderid);
  if (groups.length === 0) return null;
  const addons = await tx
    .select({ name: orderAddons.name })
    .from(orderAddons)
    .where(eq(orderAddons.orderid, orderid));
  const [progress] = await tx
    .select({ step: orderProgress.step, at: orderProgress.at })
    .from(orderProgress)
    .where(and(eq(orderProgress.orderid, orderid), eq(orderProgress.trade, 'care')))
    .orderBy(desc(orderProgress.id))
    .limit(1);
  const [booking] = await tx
    .select({ day: bookings.day })
    .from(bookings)
    .where(and(eq(bookings.orderid, orderid), eq(bookings.trade, 'visit')));
  const names = addons.map(({ name }) => name);
  return findLateDay({
    dueDate,
    method,
    careDays: getCareDays(groups, names),
    step: progress?.step ?? 'received',
    stepDay: toLondonDay(progress?.at ?? createdAt),
    bookedDay: booking?.day ?? null,
  });
}

/**
 * Returns the add-on groups of the order's garments in the current catalogue. The group of a line
 * without a product is ''.
 */
async function loadGarmentGroups(tx: Tx, orderid: number): Promise<string[]> {
  const rows = await tx
    .select({ group: sql<string>`coalesce(${products.gender}, '')` })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productid))
    .where(and(eq(orderLines.orderid, orderid), eq(orderLines.kind, 'garments')));
  return rows.map(({ group }) => group);
}
