import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import type { BookingSlot } from '../../schedule/schedule.ts';
import { loadDayCapacities, getFreeCapacity } from './day-capacity.ts';
import { DayFullError, formatHalfDay } from './day-full-error.ts';
import { loadOpenDays } from './open-days.ts';
import { bookings } from './tables.ts';

/**
 * Hashed mail recipient and hashed IP address of an unconfirmed booking, for the limits of such
 * bookings. Null for a confirmed booking.
 */
export type BookingHold = Pick<typeof bookings.$inferSelect, 'recipient' | 'address'> | null;

/** Hours after which an unconfirmed booking expires. */
export const HOLD_HOURS = 24;

/**
 * Books a half day for an order, or changes the date of the order's booking of this kind. Locks the
 * day until the transaction ends, so that concurrent orders cannot exceed the capacity. Resolves to
 * false if the half day is full.
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

/**
 * Books a half day like `tryBookSlot`, but without checking the capacity. Only staff may exceed the
 * capacity.
 */
export async function bookBeyondCapacity(
  tx: Tx,
  orderid: number,
  { trade, day, half }: BookingSlot,
  hold: BookingHold,
): Promise<void> {
  const heldUntil = hold === null ? null : sql`now() + make_interval(hours => ${HOLD_HOURS})`;
  const values = {
    day,
    half,
    heldUntil,
    recipient: null,
    address: null,
    acceptedProblem: null,
    isShortNotice: false,
    offeredAt: null,
    ...hold,
  };
  await tx
    .insert(bookings)
    .values({ orderid, trade, ...values })
    .onConflictDoUpdate({ target: [bookings.orderid, bookings.trade], set: values });
}

/**
 * Books a half day like `tryBookSlot`, but throws 409 with the open days if the half day is full.
 */
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
