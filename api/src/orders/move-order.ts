import { eq } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { conflict } from '../http/http-error.ts';
import { mayBecome, type OrderState } from './states.ts';
import { orderHistory, orders } from './tables.ts';

/**
 * Changes the state of a locked order and records time and cause (rule 31). Throws 409 for a
 * forbidden transition.
 */
export async function moveOrder(
  tx: Tx,
  order: { id: number; orderno: string; state: OrderState },
  state: OrderState,
  cause: string,
): Promise<void> {
  if (!mayBecome(order.state, state)) {
    const [from, to] = [order.state, state].map((word) => word.replace('_', ' '));
    throw conflict(`Order ${order.orderno} is ${from} and cannot become ${to}.`, 'bad_transition');
  }
  await tx.update(orders).set({ state }).where(eq(orders.id, order.id));
  await tx.insert(orderHistory).values({ orderid: order.id, state, cause });
}
