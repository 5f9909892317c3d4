import { and, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { CurrentUser } from '../../auth/sessions.ts';
import type { Tx } from '../../db/db.ts';
import { badRequest, conflict, type HttpError } from '../../http/http-error.ts';
import { requireReason } from '../../http/require-reason.ts';
import { enqueueMail } from '../../mail/queue.ts';
import { toLondonDay } from '../../schedule/london-day.ts';
import type { BookingSlot } from '../../schedule/schedule.ts';
import { findAffectedBookingsOfOrder } from '../bookings/affected-bookings.ts';
import { confirmHeldBookings } from '../bookings/book-order.ts';
import { createDayFullError } from '../bookings/book-slot.ts';
import { isCertain } from '../../orders/state/order-states.ts';
import { createStaffCause, transition } from '../../orders/transition/transition.ts';
import type { StaffDateBody } from './schemas.ts';
import type { OrderRow } from '../../orders/records/tables.ts';
import { writeAudit } from '../../staff/audit/write-audit.ts';
import { bookings } from '../bookings/tables.ts';
import { recordAcceptedProblems } from './decide-bookings.ts';
import { listDateWarnings } from './date-warnings.ts';

type NewDate = Static<typeof StaffDateBody>;

/**
 * Sets the date of a locked order that staff agreed with the shopper, and notifies the shopper by
 * email. Throws 400 for a past day. Throws 409 if the order is unpaid, completed or cancelled.
 * Without `override`, also throws 409 for a full, closed or too early day. `override` needs a
 * reason.
 */
export async function changeDate(
  tx: Tx,
  order: OrderRow,
  { trade, date: day, half, reason = '', override = false }: NewDate,
  user: CurrentUser,
): Promise<void> {
  if (day < toLondonDay(new Date())) throw badRequest('This day is over.', 'no_day');
  requireActiveOrder(order);
  const slot = { trade, day, half };
  const warnings = await listDateWarnings(tx, order.id, slot);
  if (warnings.length > 0)
    requireOverrideWithReason(reason, override, await createRefusal(tx, slot, warnings));
  const exceedsCapacity = warnings.length > 0;
  const event = { name: 'moveDay', slot, hold: null, exceedsCapacity } as const;
  await transition(tx, order, event, createStaffCause(user, reason));
  const [firstWarning] = warnings;
  if (firstWarning !== undefined) {
    await tx
      .update(bookings)
      .set({ acceptedProblem: firstWarning.code })
      .where(and(eq(bookings.orderid, order.id), eq(bookings.trade, trade)));
  }
  const previousChoice = order.schedule?.[trade];
  await writeAudit(tx, user, {
    action: 'order.dayChanged',
    subject: { kind: 'order', id: order.orderno },
    before: { [trade]: previousChoice ? `${previousChoice.date} ${previousChoice.half}` : null },
    after: {
      [trade]: `${day} ${half}`,
      ...(warnings.length > 0 && { override: warnings.map(({ code }) => code) }),
    },
    reason,
  });
}

function requireOverrideWithReason(reason: string, override: boolean, refusal: HttpError): void {
  if (!override) throw refusal;
  requireReason(reason, 'Please say why this day is set all the same.');
}

async function createRefusal(
  tx: Tx,
  slot: BookingSlot,
  warnings: Awaited<ReturnType<typeof listDateWarnings>>,
): Promise<HttpError> {
  if (warnings.some(({ code }) => code !== 'short_notice')) return createDayFullError(tx, slot);
  return conflict(warnings.map(({ text }) => text).join(' '), 'short_notice');
}

/**
 * Confirms the bookings of a locked order, for example after a phone call with the shopper, and
 * tells the shopper by email. Throws 409 if the order is unpaid, completed or cancelled, or has no unconfirmed booking.
 * Also throws 409 if the calendar no longer accepts a booking, unless `accept` is set.
 */
export async function confirmBookingsByStaff(
  tx: Tx,
  order: OrderRow,
  user: CurrentUser,
  accept = false,
): Promise<void> {
  requireActiveOrder(order);
  const affected = await findAffectedBookingsOfOrder(tx, order.id);
  if (affected.length > 0 && !accept)
    throw conflict(affected.map(({ text }) => text).join(' '), 'calendar_changed');
  await recordAcceptedProblems(tx, affected);
  if (!(await confirmHeldBookings(tx, order, createStaffCause(user)))) {
    throw conflict(`Order ${order.orderno} has no booking that waits to be confirmed.`);
  }
  await enqueueMail(tx, { job: { kind: 'date-confirmed', orderid: order.id } });
  await writeAudit(tx, user, {
    action: 'order.dayConfirmed',
    subject: { kind: 'order', id: order.orderno },
    after: affected.length === 0 ? null : { problem: affected.map(({ text }) => text).join(' ') },
  });
}

/** Throws 409 unless the order is paid by card or is to be paid on collection. */
function requireActiveOrder(order: OrderRow): void {
  if (isCertain(order)) return;
  throw conflict(`Order ${order.orderno} is ${order.state.replace('_', ' ')}.`);
}
