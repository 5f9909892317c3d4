import type { Tx } from '../db/db.ts';
import { refreshRestDay } from '../orders/due/refresh-rest-day.ts';
import { lockOrder } from '../orders/records/find-order.ts';
import type { Cause } from '../orders/transition/order-event.ts';
import { transition } from '../orders/transition/transition.ts';
import { findSettlingEvent } from './ledger/find-settling-event.ts';

/**
 * Locks an order after an entry of the ledger was added, and gives it the state that follows.
 * `cause` names who caused the entry.
 */
export async function settleOrder(
  tx: Tx,
  orderid: number,
  cause: Omit<Cause, 'by'>,
): Promise<void> {
  const order = await lockOrder(tx, orderid);
  if (order === null) return;
  const name = await findSettlingEvent(tx, order);
  if (name !== null) await transition(tx, order, { name }, { ...cause, by: 'payment' });
  await refreshRestDay(tx, orderid);
}
