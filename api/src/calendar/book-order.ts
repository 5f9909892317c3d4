import { and, eq, isNotNull } from 'drizzle-orm';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/db.ts';
import { enqueueMail } from '../mail/queue.ts';
import { orderMail } from '../orders/letters/order-letters.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderState } from '../orders/states.ts';
import type { OrderRow } from '../orders/store-order.ts';
import type { CheckedSubmission } from '../orders/submission.ts';
import { choicesOf } from '../schedule/schedule.ts';
import { checkSchedule } from './check-schedule.ts';
import { limitUnconfirmed } from './limit-unconfirmed.ts';
import { bookings } from './tables.ts';
import { dayFull, type Hold, type Place, tookPlace } from './take-place.ts';

/**
 * Takes the places of an order that was stored in this transaction: the order stands with all of them or not
 * at all. Throws 400, 409 and 429 as `checkSchedule`, `takePlace` and `limitUnconfirmed` say.
 */
export async function bookOrder(
  tx: Tx,
  config: Pick<Config, 'rateLimitScale'>,
  order: OrderRow,
  { basket, ip }: CheckedSubmission,
): Promise<void> {
  if (order.schedule === null) return;
  const productIds = basket.products.map(({ productid }) => productid);
  await checkSchedule(tx, order.schedule, productIds);
  await bookMissing(tx, config, order, ip);
}

/** The same for an order that is tried again: what it still has it keeps, what went back it takes anew. */
export async function bookAgain(
  tx: Tx,
  config: Pick<Config, 'rateLimitScale'>,
  order: OrderRow,
  { ip }: CheckedSubmission,
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
 * Moves a locked order to another state, as `moveOrder`, with its places: they go back when the order is
 * cancelled or its payment ends unpaid, and are confirmed when it is paid. A payment that comes after its
 * place went back takes it again; where it is gone, the shopper is told and staff find another day.
 */
export async function moveBooked(
  tx: Tx,
  order: OrderRow,
  state: OrderState,
  cause: string,
): Promise<void> {
  await moveOrder(tx, order, state, cause);
  if (state === 'cancelled' || state === 'payment_failed') await giveBack(tx, order.id);
  if (state !== 'paid') return;
  const full = await takePlaces(tx, order, await missingPlaces(tx, order), null);
  await confirmPlaces(tx, order.id);
  if (full !== null) await enqueueMail(tx, orderMail('date-released', order.id));
}

export async function giveBack(tx: Tx, orderid: number): Promise<void> {
  await tx.delete(bookings).where(eq(bookings.orderid, orderid));
}

/** Confirms the places that an order holds; false when there are none to confirm. */
export async function confirmPlaces(tx: Tx, orderid: number): Promise<boolean> {
  const confirmed = await tx
    .update(bookings)
    .set({ heldUntil: null, recipient: null, address: null })
    .where(and(eq(bookings.orderid, orderid), isNotNull(bookings.heldUntil)))
    .returning({ id: bookings.id });
  return confirmed.length > 0;
}

/** Books these places for an order. Stops at the first full one and returns it; else returns null. */
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

/** Always in the order of the trades, so that no two orders wait for each other. */
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
