import { and, eq, isNotNull } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import type { Tx } from '../../db/db.ts';
import { enqueueMail } from '../../mail/queue.ts';
import { choicesOf, type Place } from '../../schedule/schedule.ts';
import type { SentBasket } from '../../pricing/sent-basket.ts';
import { checkSchedule } from './check-schedule.ts';
import { limitUnconfirmed } from './limit-unconfirmed.ts';
import { bookings } from './tables.ts';
import { dayFull, type Hold, tookPlace } from './take-place.ts';
import type { OrderRow } from '../../orders/records/tables.ts';
import { orderMail } from '../../orders/records/order-mail.ts';

interface BookedSubmission {
  basket: SentBasket;
  /** Address of the client. */
  ip: string;
}

/**
 * Books the dates of an order, in the transaction that stores the order. Throws 400 for invalid
 * dates, 409 for a full day, and 429 for too many unconfirmed bookings.
 */
export async function bookOrder(
  tx: Tx,
  config: Pick<Config, 'rateLimitScale'>,
  order: OrderRow,
  { basket, ip }: BookedSubmission,
): Promise<void> {
  if (order.schedule === null) return;
  const productIds = basket.products.map(({ productid }) => productid);
  await checkSchedule(tx, order.schedule, productIds);
  await bookMissing(tx, config, order, ip);
}

/** Books the missing dates of an order that is submitted again. Existing bookings stay. */
export async function bookAgain(
  tx: Tx,
  config: Pick<Config, 'rateLimitScale'>,
  order: OrderRow,
  { ip }: BookedSubmission,
): Promise<void> {
  await bookMissing(tx, config, order, ip);
}

async function bookMissing(
  tx: Tx,
  config: Pick<Config, 'rateLimitScale'>,
  order: OrderRow,
  ip: string,
): Promise<void> {
  const places = await missingPlaces(tx, order);
  if (places.length === 0) return;
  const { id: orderid, userid } = order;
  const hold = await limitUnconfirmed(tx, config, { orderid, userid, ip, places });
  const full = await takePlaces(tx, order, places, hold);
  if (full !== null) throw await dayFull(tx, full);
}

/**
 * Confirms the bookings of a paid order and books released dates again. If such a
 * date is full, the shopper gets a mail, and staff agree another day.
 */
export async function confirmBookings(tx: Tx, order: OrderRow): Promise<void> {
  const full = await takePlaces(tx, order, await missingPlaces(tx, order), null);
  await confirmPlaces(tx, order.id);
  if (full !== null) await enqueueMail(tx, orderMail('date-released', order.id));
}

/** Releases the bookings of an order. */
export async function releaseBookings(tx: Tx, orderid: number): Promise<void> {
  await tx.delete(bookings).where(eq(bookings.orderid, orderid));
}

/** Confirms the held bookings of an order. Resolves to false if there are none. */
export async function confirmPlaces(tx: Tx, orderid: number): Promise<boolean> {
  const confirmed = await tx
    .update(bookings)
    .set({ heldUntil: null, recipient: null, address: null })
    .where(and(eq(bookings.orderid, orderid), isNotNull(bookings.heldUntil)))
    .returning({ id: bookings.id });
  return confirmed.length > 0;
}

/** Books these dates for an order. Stops at the first full date and returns it, or returns null. */
async function takePlaces(
  tx: Tx,
  order: OrderRow,
  places: readonly Place[],
  hold: Hold,
): Promise<Place | null> {
  for (const place of places) {
    if (!(await tookPlace(tx, order.id, place, hold))) return place;
  }
  return null;
}

/**
 * Returns the order's dates that have no booking. The booking kinds always have the same order, so
 * that two transactions cannot deadlock.
 */
async function missingPlaces(tx: Tx, { id, schedule }: OrderRow): Promise<Place[]> {
  const places = choicesOf(schedule).map(({ trade, choice: { date: day, half } }) => ({
    ...{ trade, day, half },
  }));
  if (places.length === 0) return [];
  const taken = await tx
    .select({ trade: bookings.trade })
    .from(bookings)
    .where(eq(bookings.orderid, id));
  return places.filter(({ trade }) => !taken.some((booking) => booking.trade === trade));
}
