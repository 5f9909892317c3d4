import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import type { BookingSlot } from '../../schedule/schedule.ts';
import { loadDayCapacities, getFreeCapacity } from './day-capacity.ts';
import { DayFullError, formatHalfDay } from './day-full-error.ts';
import { loadOpenDays } from './open-days.ts';
import { bookings } from './tables.ts';

/**
 * Hashed mail recipient and hashed IP address of an unconfirmed booking. Null for a confirmed
 * booking.
 */
export type BookingHold = Pick<typeof bookings.$inferSelect, 'recipient' | 'address'> | null;

/** Hours for which the booking of an unpaid order is held. */
export const HOLD_HOURS = 24;

/**
 * Books a date for an order, or changes the date of its existing booking. Locks the day until the
 * transaction ends, so that concurrent orders cannot exceed the capacity. Resolves to false if the
 * day is full.
 */
export async function tryBookSlot(
  tx: Tx,
  orderid: number,
  { trade, day, half }: BookingSlot,
  hold: BookingHold,
): Promise<boolean> {
  const key = `calendar ${trade} ${day}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [capacity] = await loadDayCapacities(tx, trade, day, day);
  if (capacity === undefined || getFreeCapacity(capacity[half]) === 0) return false;
  await bookBeyondCapacity(tx, orderid, { trade, day, half }, hold);
  return true;
}

/** Books a date like `tryBookSlot`, but regardless of the capacity. For staff only. */
export async function bookBeyondCapacity(
  tx: Tx,
  orderid: number,
  { trade, day, half }: BookingSlot,
  hold: BookingHold,
): Promise<void> {
  const heldUntil = hold === null ? null : sql`now() + make_interval(hours => ${HOLD_HOURS})`;
  const values = { day, half, heldUntil, recipient: null, address: null, ...hold };
  await tx
    .insert(bookings)
    .values({ orderid, trade, ...values })
    .onConflictDoUpdate({ target: [bookings.orderid, bookings.trade], set: values });
}

/** Books a date like `tryBookSlot`, but throws 409 with the open days if the day is full. */
export async function bookSlot(
  tx: Tx,
  orderid: number,
  slot: BookingSlot,
  hold: BookingHold,
): Promise<void> {
  if (!(await tryBookSlot(tx, orderid, slot, hold))) throw await createDayFullError(tx, slot);
}

export async function createDayFullError(
  tx: Tx,
  { trade, day, half }: BookingSlot,
): Promise<DayFullError> {
  return new DayFullError(trade, formatHalfDay(day, half), await loadOpenDays(tx, trade));
}
