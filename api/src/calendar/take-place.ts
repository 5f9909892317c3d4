import { sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import type { Half, Trade } from '../schedule/schedule.ts';
import { dayPlaces, leftIn } from './day-places.ts';
import { DayFullError, inWords } from './day-full.ts';
import { openDays } from './open-days.ts';
import { bookings } from './tables.ts';

export interface Place {
  trade: Trade;
  day: string;
  half: Half;
}

/** What is noted of a place until it is confirmed; null: it is confirmed. */
export type Hold = Pick<typeof bookings.$inferSelect, 'recipient' | 'address'> | null;

/** Hours for which the place of an unpaid order is held (decision 47). */
export const HOLD_HOURS = 24;

/**
 * Takes a place for an order, or moves the order's place of that trade. Whoever else wants one of that day
 * waits until this transaction ends, so that none is given twice. False when none is left.
 */
export async function tookPlace(
  tx: Tx,
  orderid: number,
  { trade, day, half }: Place,
  hold: Hold,
): Promise<boolean> {
  const key = `calendar ${trade} ${day}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [places] = await dayPlaces(tx, trade, day, day);
  if (places === undefined || leftIn(places[half]) === 0) return false;
  const heldUntil = hold === null ? null : sql`now() + make_interval(hours => ${HOLD_HOURS})`;
  const values = { day, half, heldUntil, recipient: null, address: null, ...hold };
  await tx
    .insert(bookings)
    .values({ orderid, trade, ...values })
    .onConflictDoUpdate({ target: [bookings.orderid, bookings.trade], set: values });
  return true;
}

/** The same; throws 409 with the days that are left when none is. */
export async function takePlace(tx: Tx, orderid: number, place: Place, hold: Hold): Promise<void> {
  if (!(await tookPlace(tx, orderid, place, hold))) throw await dayFull(tx, place);
}

export async function dayFull(tx: Tx, { trade, day, half }: Place): Promise<DayFullError> {
  return new DayFullError(trade, inWords(day, half), await openDays(tx, trade));
}
