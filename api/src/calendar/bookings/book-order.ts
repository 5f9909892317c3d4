import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import type { Tx } from '../../db/db.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { listChoices, type BookingSlot } from '../../schedule/schedule.ts';
import type { SubmittedBasket } from '../../pricing/submitted-basket.ts';
import { type AffectedBooking, findAffectedBookingsOfOrder } from './affected-bookings.ts';
import { checkSchedule } from './check-schedule.ts';
import { limitUnconfirmedBookings } from './limit-unconfirmed-bookings.ts';
import { bookings } from './tables.ts';
import { createDayFullError, type BookingHold, lockDays, tryBookSlot } from './book-slot.ts';
import type { OrderRow } from '../../orders/records/tables.ts';
import { createOrderMail } from '../../orders/records/order-mail.ts';
import { type HistoryCause, writeDayEvent } from '../../orders/records/write-day-event.ts';

interface BookingSubmission {
  basket: SubmittedBasket;
  ip: string;
}

/**
 * Checks and books the dates of a new order, in the transaction that stores the order. Throws 400
 * for invalid dates, 409 for a full half day, and 429 for too many unconfirmed bookings.
 */
export async function bookOrder(
  tx: Tx,
  config: Pick<Config, 'rateLimitScale'>,
  order: OrderRow,
  { basket, ip }: BookingSubmission,
): Promise<void> {
  if (order.schedule === null) return;
  await checkSchedule(tx, order.schedule, basket.products);
  await bookMissingSlots(tx, config, order, ip);
}

/**
 * Books the dates that have no booking, when the shopper submits an order again. Existing bookings
 * stay. Throws 409 and 429 like `bookOrder`.
 */
export async function rebookOrder(
  tx: Tx,
  config: Pick<Config, 'rateLimitScale'>,
  order: OrderRow,
  { ip }: BookingSubmission,
): Promise<void> {
  await bookMissingSlots(tx, config, order, ip);
}

/**
 * Books the dates of an order that have no booking and that the firm offered to its customer, so
 * that the limits of unconfirmed bookings do not apply. A held booking expires unless the order is
 * paid. Throws 409 with the open days for a full half day.
 */
export async function bookOfferedDays(
  tx: Tx,
  order: OrderRow,
  { isHeld }: { isHeld: boolean },
): Promise<void> {
  const hold = isHeld ? { recipient: null, address: null } : null;
  const fullSlot = await bookSlots(tx, order, await findMissingSlots(tx, order), hold);
  if (fullSlot !== null) throw await createDayFullError(tx, fullSlot);
}

async function bookMissingSlots(
  tx: Tx,
  config: Pick<Config, 'rateLimitScale'>,
  order: OrderRow,
  ip: string,
): Promise<void> {
  const slots = await findMissingSlots(tx, order);
  if (slots.length === 0) return;
  const { id: orderid, userid } = order;
  const hold = await limitUnconfirmedBookings(tx, config, { orderid, userid, ip, slots });
  const fullSlot = await bookSlots(tx, order, slots, hold);
  if (fullSlot !== null) throw await createDayFullError(tx, fullSlot);
}

/**
 * Confirms the bookings of an order that was just paid. First books again the dates whose bookings
 * were released before the payment. If a released date is full now, the shopper gets an email, and
 * staff agree on another day.
 */
export async function confirmBookings(tx: Tx, order: OrderRow): Promise<void> {
  const fullSlot = await bookSlots(tx, order, await findMissingSlots(tx, order), null);
  await confirmUnaffectedBookings(tx, order, { text: 'with the payment' });
  if (fullSlot !== null) await enqueueMail(tx, createOrderMail('date-released', order.id));
}

export async function releaseBookings(tx: Tx, orderid: number): Promise<void> {
  await tx.delete(bookings).where(eq(bookings.orderid, orderid));
}

/**
 * Confirms the unconfirmed bookings of an order that the calendar would still take. Holds the
 * others until their day, so that staff decide about them, and resolves to them.
 */
export async function confirmUnaffectedBookings(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'state'>,
  cause: HistoryCause,
): Promise<AffectedBooking[]> {
  const affected = (await findAffectedBookingsOfOrder(tx, order.id)).filter(
    ({ booking }) => booking.heldUntil !== null,
  );
  const affectedIds = affected.map(({ booking }) => booking.id);
  await holdUntilTheirDay(tx, affectedIds);
  await confirmHeldBookings(tx, order, cause, affectedIds);
  return affected;
}

/** Holds those of these bookings that are unconfirmed to the end of their day. */
export async function holdUntilTheirDay(tx: Tx, ids: readonly number[]): Promise<void> {
  const heldUntil = sql`(${bookings.day} + 1)::timestamp at time zone 'Europe/London'`;
  await tx
    .update(bookings)
    .set({ heldUntil, recipient: null, address: null })
    .where(and(inArray(bookings.id, [...ids]), isNotNull(bookings.heldUntil)));
}

/**
 * Confirms the unconfirmed bookings of an order, except those with the ids `exceptIds`, and adds an entry to the order's history. Resolves
 * to false if the order has no unconfirmed bookings.
 */
export async function confirmHeldBookings(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'state'>,
  cause: HistoryCause,
  exceptIds: readonly number[] = [],
): Promise<boolean> {
  const confirmedBookings = await tx
    .update(bookings)
    .set({ heldUntil: null, recipient: null, address: null })
    .where(
      and(
        eq(bookings.orderid, order.id),
        isNotNull(bookings.heldUntil),
        notInArray(bookings.id, [...exceptIds]),
      ),
    )
    .returning({ id: bookings.id });
  if (confirmedBookings.length === 0) return false;
  await writeDayEvent(tx, order, 'dayConfirmed', cause);
  return true;
}

/**
 * Books `slots` for an order. Stops at the first full half day and returns the slot of this half
 * day. Returns null if all slots are booked.
 */
async function bookSlots(
  tx: Tx,
  order: OrderRow,
  slots: readonly BookingSlot[],
  hold: BookingHold,
): Promise<BookingSlot | null> {
  if (slots.length > 1) await lockDays(tx, slots);
  for (const slot of slots) {
    if (!(await tryBookSlot(tx, order.id, slot, hold))) return slot;
  }
  return null;
}

/**
 * Returns the order's dates that have no booking, always sorted by booking kind. Two transactions
 * thus lock days in the same order and cannot deadlock.
 */
async function findMissingSlots(tx: Tx, { id, schedule }: OrderRow): Promise<BookingSlot[]> {
  const slots = listChoices(schedule).map(({ trade, choice: { date: day, half } }) => ({
    trade,
    day,
    half,
  }));
  if (slots.length === 0) return [];
  const existingBookings = await tx
    .select({ trade: bookings.trade })
    .from(bookings)
    .where(eq(bookings.orderid, id));
  return slots.filter(({ trade }) => !existingBookings.some((booking) => booking.trade === trade));
}
