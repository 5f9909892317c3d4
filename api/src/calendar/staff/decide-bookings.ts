import type { CurrentUser } from '../../auth/sessions.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/db.ts';
import { conflict } from '../../http/http-error.ts';
import { enqueueMail } from '../../mail/queue.ts';
import type { OrderRow } from '../../orders/records/tables.ts';
import { isCertain, isUnpaid } from '../../orders/state/order-states.ts';
import { loadOrderDetails } from '../../orders/records/load-orders.ts';
import type { BookingKind } from '../../schedule/schedule.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import {
  type AffectedBooking,
  type AffectedOrderBooking,
  findAffectedBookingsOfOrder,
  listAffectedBookings,
} from '../bookings/affected-bookings.ts';
import { holdUntilTheirDay } from '../bookings/book-order.ts';
import { bookings } from '../bookings/tables.ts';
import { toBookedOrder } from './bookings.ts';

/** Returns the bookings about which staff have to decide, with their problems in words. */
export const readAffectedBookings = async (db: Db) =>
  toAffectedResponse(db, await listAffectedBookings(db));

export async function toAffectedResponse(tx: Tx, affected: readonly AffectedOrderBooking[]) {
  const details = await loadOrderDetails(
    tx,
    affected.map(({ order }) => order),
  );
  return {
    status: true as const,
    data: affected.flatMap(({ booking, text }, index) =>
      details.slice(index, index + 1).map((order) => ({
        ...toBookedOrder(order, booking),
        problem: text,
        unpaid: isUnpaid(order),
        offeredat: booking.offeredAt?.toISOString() ?? null,
      })),
    ),
  };
}

/** Keeps an affected booking as it is. Throws 409 if it is not affected. Needs a lock on the order. */
export async function keepBooking(
  tx: Tx,
  order: OrderRow,
  trade: BookingKind,
  user: CurrentUser,
): Promise<void> {
  const affected = await requireAffected(tx, order, trade);
  await recordAcceptedProblems(tx, [affected]);
  await writeAudit(tx, user, {
    action: 'order.dayKept',
    subject: { kind: 'order', id: order.orderno },
    after: { problem: affected.text },
  });
}

/**
 * Stores that staff keep these bookings in spite of their problems. For a short notice, only
 * clears its flag, so that it does not replace an earlier decision about a full day.
 */
export async function recordAcceptedProblems(
  tx: Tx,
  affected: readonly AffectedBooking[],
): Promise<void> {
  for (const { booking, problem } of affected)
    await tx
      .update(bookings)
      .set(problem === 'short_notice' ? { isShortNotice: false } : { acceptedProblem: problem })
      .where(eq(bookings.id, booking.id));
}

/**
 * Asks the customer by email to choose another day than the affected one. The order's row must be
 * locked. The booking is held until its day, even unconfirmed, and the customer may change it up to
 * the day before. Throws 409 if it is not affected, or if the order is unpaid, because customers
 * change the days of paid orders only.
 */
export async function offerOtherDay(
  tx: Tx,
  order: OrderRow,
  trade: BookingKind,
  user: CurrentUser,
): Promise<void> {
  const { booking, text } = await requireAffected(tx, order, trade);
  if (!isCertain(order)) {
    throw conflict(
      `Order ${order.orderno} is not paid yet. Please offer another day once it is paid.`,
      'not_paid',
    );
  }
  await holdUntilTheirDay(tx, [booking.id]);
  await tx
    .update(bookings)
    .set({ offeredAt: sql`now()` })
    .where(eq(bookings.id, booking.id));
  await enqueueMail(tx, { job: { kind: 'date-offer', orderid: order.id, trade } });
  await writeAudit(tx, user, {
    action: 'order.dayOffered',
    subject: { kind: 'order', id: order.orderno },
    after: { problem: text },
  });
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
