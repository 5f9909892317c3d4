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

/** Hour in London from which the reminders of the next day are sent. */
const REMINDER_HOUR = 10;

/** A reminder of a booking, which is sent on the day before. */
export interface DayReminderMail extends OrderMail {
  trade: BookingKind;
  day: string;
}

/** Queues one reminder for each confirmed booking of the next London day. */
export async function queueDayReminders(db: Db, now = new Date()): Promise<void> {
  if (getLondonHour(now) < REMINDER_HOUR) return;
  const [first, ...others] = (await loadRemindedBookings(db, now)).map(createReminder);
  if (first === undefined) return;
  await db.transaction((tx) => enqueueMail(tx, first, ...others));
}

function createReminder({ orderid, trade, day }: BookingRow): NewMail {
  const job: DayReminderMail = { kind: 'day-reminder', orderid, trade, day };
  return { job, once: `day-reminder:${orderid}:${trade}:${day}` };
}

type BookingRow = typeof bookings.$inferSelect;

/** Returns the booking of a reminder, or null if the reminder must not be sent any more. */
export async function findRemindedBooking(
  tx: Tx,
  { orderid, trade, day }: DayReminderMail,
  now: Date,
): Promise<BookingRow | null> {
  const remindedBookings = await loadRemindedBookings(tx, now, orderid);
  return remindedBookings.find((each) => each.trade === trade && each.day === day) ?? null;
}

/**
 * Returns the confirmed bookings of the next London day whose customers get a reminder. Orders on
 * hold, and orders whose reminders are switched off, get none.
 */
async function loadRemindedBookings(tx: Tx, now: Date, orderid?: number): Promise<BookingRow[]> {
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
    (booking) => !isWorkDone(booking, progressRows.get(booking.orderid) ?? []),
  );
}

/** Returns whether the work of a booking is done already, for example on an earlier visit. */
function isWorkDone({ trade }: BookingRow, progressRows: readonly ProgressRow[]): boolean {
  const group = groupByBookingKind[trade];
  const step = progressRows.findLast((row) => row.trade === group)?.step ?? 'received';
  return group === 'care' ? step !== 'received' : step === 'done';
}
