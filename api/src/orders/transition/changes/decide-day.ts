import { eq, sql } from 'drizzle-orm';
import {
  type AffectedBooking,
  findAffectedBookingsOfOrder,
} from '../../../calendar/bookings/affected-bookings.ts';
import { confirmHeldBookings, holdUntilTheirDay } from '../../../calendar/bookings/book-order.ts';
import { bookings } from '../../../calendar/bookings/tables.ts';
import type { Tx } from '../../../db/db.ts';
import { conflict } from '../../../http/http-error.ts';
import { enqueueMail } from '../../../mail/queue/queue.ts';
import type { BookingKind } from '../../../schedule/schedule.ts';
import type { OrderRow } from '../../records/tables.ts';
import type { Effect } from '../order-event.ts';

/**
 * Confirms the unconfirmed bookings of an order, for example after a phone call with the shopper,
 * and tells the shopper by email. Throws 409 if the calendar no longer accepts a booking, unless
 * `accept` is set.
 */
export const confirmDay: Effect<'confirmDay'> = async ({ tx, order, cause, input }) => {
  const affected = await findAffectedBookingsOfOrder(tx, order.id);
  const problem = affected.map(({ text }) => text).join(' ');
  if (affected.length > 0 && input?.accept !== true) throw conflict(problem, 'calendar_changed');
  await recordAcceptedProblems(tx, affected);
  await confirmHeldBookings(tx, order, cause);
  await enqueueMail(tx, { job: { kind: 'date-confirmed', orderid: order.id } });
  return { after: affected.length === 0 ? null : { problem } };
};

/** Keeps an affected booking as it is. Throws 409 if it is not affected. */
export const keepDay: Effect<'keepDay'> = async ({ tx, order, input }) => {
  const affected = await requireAffected(tx, order, input.trade);
  await recordAcceptedProblems(tx, [affected]);
  return { after: { problem: affected.text } };
};

/**
 * Asks the customer by email to choose another day than the affected one. The booking is held until
 * its day, even unconfirmed, and the customer may change it up to the day before. Throws 409 if it
 * is not affected.
 */
export const offerDay: Effect<'offerDay'> = async ({ tx, order, input: { trade } }) => {
  const { booking, text } = await requireAffected(tx, order, trade);
  await holdUntilTheirDay(tx, [booking.id]);
  await tx
    .update(bookings)
    .set({ offeredAt: sql`now()` })
    .where(eq(bookings.id, booking.id));
  await enqueueMail(tx, { job: { kind: 'date-offer', orderid: order.id, trade } });
  return { after: { problem: text } };
};

/**
 * Stores that staff keep these bookings in spite of their problems. For a short notice, only
 * clears its flag, so that it does not replace an earlier decision about a full day.
 */
async function recordAcceptedProblems(tx: Tx, affected: readonly AffectedBooking[]): Promise<void> {
  for (const { booking, problem } of affected)
    await tx
      .update(bookings)
      .set(problem === 'short_notice' ? { isShortNotice: false } : { acceptedProblem: problem })
      .where(eq(bookings.id, booking.id));
}

async function requireAffected(
  tx: Tx,
  order: OrderRow,
  trade: BookingKind,
): Promise<AffectedBooking> {
  const affected = (await findAffectedBookingsOfOrder(tx, order.id)).find(
    ({ booking }) => booking.trade === trade,
  );
  if (affected !== undefined) return affected;
  throw conflict(
    `The calendar takes the day of order ${order.orderno} again, or a colleague has decided.`,
    'not_affected',
  );
}
