import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { type OrderRow, orders } from '../../orders/records/tables.ts';
import type { Place, Schedule } from '../../schedule/schedule.ts';
import { placesOf } from './read-bookings.ts';
import { bookings } from './tables.ts';
import { type Hold, takePlace } from './take-place.ts';

/** The hold of a moved booking. An 'unchanged' hold expires at the same time as before. */
export type MovedHold = Hold | 'unchanged';

/**
 * Changes the date of a locked order and of its booking. Throws 409 with the open days if the new
 * day is full.
 */
export async function moveBooking(
  tx: Tx,
  order: OrderRow,
  place: Place,
  hold: MovedHold,
): Promise<void> {
  if (hold === 'unchanged') await takeWithSameHold(tx, order.id, place);
  else await takePlace(tx, order.id, place, hold);
  const schedule = withDay(order.schedule, place);
  await tx.update(orders).set({ schedule }).where(eq(orders.id, order.id));
}

async function takeWithSameHold(tx: Tx, orderid: number, place: Place): Promise<void> {
  const before = (await placesOf(tx, orderid)).find(({ trade }) => trade === place.trade);
  await takePlace(tx, orderid, place, null);
  if (before === undefined) return;
  const { heldUntil, recipient, address } = before;
  await tx
    .update(bookings)
    .set({ heldUntil, recipient, address })
    .where(and(eq(bookings.orderid, orderid), eq(bookings.trade, place.trade)));
}

/**
 * Returns the schedule with another day. A move has no addresses if its day was agreed after the
 * order.
 */
function withDay(schedule: Schedule | null, { trade, day: date, half }: Place): Schedule {
  if (trade === 'visit') return { ...schedule, visit: { ...schedule?.visit, date, half } };
  return { ...schedule, move: { ...schedule?.move, date, half } };
}
