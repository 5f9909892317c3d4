import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { type BookingSlot, bookingKinds } from '../../schedule/schedule.ts';
import { loadCrewKinds } from '../../work/records/load-crew-days.ts';
import { loadOccupiedHalves } from './crew-bookings.ts';
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
 * Locks the days of these slots until the transaction ends, always in the same order, so that two
 * transactions cannot deadlock. A crew that does both kinds of work is sold once, so the days of
 * both kinds are locked then.
 */
export async function lockDays(tx: Tx, slots: readonly BookingSlot[]): Promise<void> {
  const { isShared } = await loadCrewKinds(tx);
  const keys = slots.flatMap(({ trade, day }) =>
    (isShared ? bookingKinds : [trade]).map((kind) => `calendar ${kind} ${day}`),
  );
  for (const key of [...new Set(keys)].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/**
 * Books a half day for an order, or changes the date of the order's booking of this kind. Locks the
 * day until the transaction ends, so that concurrent orders cannot exceed the capacity. Resolves to
 * false if the half day is full, or the afternoon into which a long job of the morning lasts.
 */
export async function tryBookSlot(
  tx: Tx,
  orderid: number,
  slot: BookingSlot,
  hold: BookingHold,
): Promise<boolean> {
  const { trade, day } = slot;
  await lockDays(tx, [slot]);
  const [capacity] = await loadDayCapacities(tx, trade, day, day, orderid);
  const occupiedHalves = await loadOccupiedHalves(tx, orderid, slot);
  if (capacity === undefined) return false;
  if (occupiedHalves.some((half) => getFreeCapacity(capacity[half]) === 0)) return false;
  await bookBeyondCapacity(tx, orderid, slot, hold);
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

/** The open days do not have the refused half day, which may be too short for this order alone. */
export async function createDayFullError(tx: Tx, slot: BookingSlot): Promise<DayFullError> {
  const { trade, day, half } = slot;
  const openDays = (await loadOpenDays(tx, trade))
    .map((openDay) => (openDay.day === day ? { ...openDay, [half]: 0 } : openDay))
    .filter(({ morning, afternoon }) => morning + afternoon > 0);
  return new DayFullError(trade, formatHalfDay(day, half), openDays);
}
