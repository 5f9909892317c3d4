import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { loadMoney } from '../../payments/ledger/load-money.ts';
import { findRestDay } from '../../pricing/compute-deposit.ts';
import { getLondonToday } from '../../schedule/london-day.ts';
import { type OrderRow, orders } from '../records/tables.ts';
import { isCompleted } from '../state/order-states.ts';

/**
 * Stores the last day to pay the rest of an order. Call this in each transaction that changes the
 * order's payments, state or days. Another day reminds the shopper again.
 */
export async function refreshRestDay(tx: Tx, orderid: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderid));
  if (order === undefined) return;
  const { due } = await loadMoney(tx, order);
  const restDueOn = due === 0 ? null : findDay(order);
  if (restDueOn === order.restDueOn) return;
  await tx.update(orders).set({ restDueOn, restReminded: false }).where(eq(orders.id, orderid));
}

/** The rest of a completed order is due at once. Without a deposit, no other rest has a day. */
function findDay(order: OrderRow): string | null {
  if (isCompleted(order)) return order.restDueOn ?? getLondonToday();
  return order.restDays === null ? null : findRestDay(order.schedule, order.restDays);
}
