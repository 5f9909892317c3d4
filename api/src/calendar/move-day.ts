import { and, eq } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/db.ts';
import type { OrderRow } from '../orders/store-order.ts';
import { orders } from '../orders/tables.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { limitShareOfDay } from './limit-unconfirmed.ts';
import { placesOf } from './read-schedules.ts';
import { bookings } from './tables.ts';
import { type Hold, type Place, takePlace } from './take-place.ts';

/**
 * Changes the date of a locked order and of its booking. Throws 409 with the open days if the new
 * day is full.
 */
export async function moveDay(tx: Tx, order: OrderRow, place: Place, hold: Hold): Promise<void> {
  const schedule = withDay(order.schedule, place);
  await takePlace(tx, order.id, place, hold);
  await tx.update(orders).set({ schedule }).where(eq(orders.id, order.id));
}

/**
 * Changes the date of an order with an unconfirmed booking. The booking still expires at the same
 * time. Throws 409 if the new day is full, and 429 if unconfirmed bookings from one network address
 * take too much of it.
 */
export async function moveHeldDay(
  tx: Tx,
  config: Pick<Config, 'rateLimitScale'>,
  order: OrderRow,
  place: Place,
): Promise<void> {
  const before = (await placesOf(tx, order.id)).find(({ trade }) => trade === place.trade);
  if (before?.address) await limitShareOfDay(tx, config, before.address, order.id, place);
  await moveDay(tx, order, place, null);
  if (before === undefined) return;
  const { heldUntil, recipient, address } = before;
  await tx
    .update(bookings)
    .set({ heldUntil, recipient, address })
    .where(and(eq(bookings.orderid, order.id), eq(bookings.trade, place.trade)));
}

/**
 * Returns the schedule with another day. A move has no addresses if its day was agreed after the
 * order.
 */
function withDay(schedule: Schedule | null, { trade, day: date, half }: Place): Schedule {
  if (trade === 'visit') return { ...schedule, visit: { ...schedule?.visit, date, half } };
  return { ...schedule, move: { ...schedule?.move, date, half } };
}
