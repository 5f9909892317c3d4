import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { bookings } from '../calendar/bookings/tables.ts';
import { groupByBookingKind } from '../calendar/bookings/unbooked-orders.ts';
import type { Db, Tx } from '../db/db.ts';
import { enqueueMail, type NewMail } from '../mail/queue/queue.ts';
import { loadProgressRows, type ProgressRow } from '../orders/progress/load-progress.ts';
import type { OrderMail } from '../orders/records/order-mail.ts';
import { orders } from '../orders/records/tables.ts';
import { listStatesWith } from '../orders/state/order-states.ts';
import { addDays, getLondonHour, toLondonDay } from '../schedule/london-day.ts';
import { type BookingKind, bookingKinds } from '../schedule/schedule.ts';

/** Hour in London from which reminders of the next day go. */
const REMINDER_HOUR = 10;

/** The reminder of a booked day, on the day before. */
export interface DayReminderMail extends OrderMail {
  trade: BookingKind;
  day: string;
}

/** Queues a reminder for each confirmed booking of the next London day, once for each day. */
export async function remindOfDays(db: Db, now = new Date()): Promise<void> {
  if (getLondonHour(now) < REMINDER_HOUR) return;
  const [first, ...others] = (await loadRemindedBookings(db, now)).map(createReminder);
  if (first === undefined) return;
  await db.transaction((tx) => enqueueMail(tx, first, ...others));
}

function createReminder({ orderid, trade, day }: RemindedBooking): NewMail {
  const job: DayReminderMail = { kind: 'day-reminder', orderid, trade, day };
  return { job, once: `day-reminder:${orderid}:${trade}:${day}` };
}

type RemindedBooking = typeof bookings.$inferSelect;

/** Returns the booking of a reminder if it is still to be sent, otherwise null. */
export async function findRemindedBooking(
  tx: Tx,
  { orderid, trade, day }: DayReminderMail,
  now: Date,
): Promise<RemindedBooking | null> {
  const remindedBookings = await loadRemindedBookings(tx, now, orderid);
  return remindedBookings.find((each) => each.trade === trade && each.day === day) ?? null;
}

/**
 * Returns the confirmed bookings of the next London day whose customers are reminded. An order on
 * hold, or with its reminders switched off, is not reminded.
 */
async function loadRemindedBookings(
  tx: Tx,
  now: Date,
  orderid?: number,
): Promise<RemindedBooking[]> {
  const rows = await tx
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderid))
    .where(
      and(
        eq(bookings.day, addDays(toLondonDay(now), 1)),
        inArray(bookings.trade, [...bookingKinds]),
        isNull(bookings.heldUntil),
        inArray(orders.state, listStatesWith('certain')),
        isNull(orders.hold),
        eq(orders.remindersOff, false),
        ne(orders.email, ''),
        orderid === undefined ? undefined : eq(orders.id, orderid),
      ),
    )
    .orderBy(bookings.id);
  const remindedBookings = rows.map(({ booking }) => booking);
  const ids = remindedBookings.map((booking) => booking.orderid);
  const progressRows = await loadProgressRows(tx, ids);
  return remindedBookings.filter(
    (booking) => !hasTakenPlace(booking, progressRows.get(booking.orderid) ?? []),
  );
}

/** Returns whether the work of a booking was done before its day, for example on an earlier visit. */
function hasTakenPlace({ trade }: RemindedBooking, progressRows: readonly ProgressRow[]): boolean {
  const group = groupByBookingKind[trade];
  const step = progressRows.findLast((row) => row.trade === group)?.step ?? 'received';
  return group === 'care' ? step !== 'received' : step === 'done';
}
