import { and, between, count, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { listAffectedBookings } from '../../calendar/bookings/affected-bookings.ts';
import { bookings } from '../../calendar/bookings/tables.ts';
import { queryRows, type Tx } from '../../db/db.ts';
import { orders } from '../../orders/records/tables.ts';
import { listStatesWith } from '../../orders/state/order-states.ts';
import { isToAnswer } from '../../payments/records/disputes/payment-alerts.ts';
import { buildOverdueCondition } from '../../orders/due/overdue-condition.ts';
import { addDays } from '../../schedule/london-day.ts';
import { bookingKinds } from '../../schedule/schedule.ts';

/** Number of days of work on the page, including today. */
const WORK_DAYS = 7;

/**
 * Largest exact count. For longer lists the page displays '1,000+', because counting them would
 * take too long.
 */
const MAX_COUNT = 1_000;

/** Numbers of items that wait for staff, each at most `MAX_COUNT` + 1. */
export interface OpenWork {
  unconfirmed: number;
  unpaid: number;
  /** Refunds that are due, or that the card payment provider has not completed. */
  refunds: number;
  failedrefunds: number;
  /** Disputes and reviews of card payments that wait for the firm. */
  disputes: number;
  messages: number;
  failedmails: number;
  /** Scheduled catalogue drafts that could not be published. */
  faileddrafts: number;
  /** Bookings that the calendar no longer accepts. */
  affected: number;
  /** Orders whose garments are late for an event. */
  late: number;
  /** Orders of which something is due since a past day. */
  overdue: number;
  /** Reviews to release or refuse. */
  reviews: number;
}

/** Work of a day: bookings by kind, and garments that are due. */
export interface DayWork {
  day: string;
  moves: number;
  visits: number;
  due: number;
}

/** Counts the items that wait for staff. Each count but that of affected
 * bookings reads one partial index. */
export async function countOpenWork(tx: Tx, today: string): Promise<OpenWork> {
  const [row] = await queryRows<Omit<OpenWork, 'affected'>>(
    tx,
    sql`select
      ${countUpToMax(sql`bookings where held_until is not null and orderid not in (select id from orders where hold is not null)`)} as unconfirmed,
      ${countUpToMax(sql`orders where ${inArray(orders.state, listStatesWith('pending'))}`)} as unpaid,
      ${countUpToMax(sql`refunds where state in ('due', 'pending')`)} as refunds,
      ${countUpToMax(sql`refunds where state = 'failed'`)} as failedrefunds,
      ${countUpToMax(sql`disputes where ${isToAnswer}`)} as disputes,
      ${countUpToMax(sql`contact_messages where state = 'open'`)} as messages,
      ${countUpToMax(sql`mails where sent_at is null and last_error is not null`)} as failedmails,
      ${countUpToMax(sql`catalogue_drafts where state = 'failed'`)} as faileddrafts,
      ${countUpToMax(sql`orders where late_from is not null and late_from <= ${today}::date`)} as late,
      ${countUpToMax(sql`orders where ${buildOverdueCondition(today)}`)} as overdue,
      ${countUpToMax(sql`reviews where state = 'waiting'`)} as reviews`,
  );
  if (row === undefined) throw new Error('The open work was not counted.');
  return { ...row, affected: (await listAffectedBookings(tx)).length };
}

const countUpToMax = (source: SQL) =>
  sql`(select count(*)::int from (select from ${source} limit ${MAX_COUNT + 1}) as matches)`;

/** Returns the work of the next seven days. */
export async function loadDayWork(tx: Tx, today: string): Promise<DayWork[]> {
  const lastDay = addDays(today, WORK_DAYS - 1);
  const bookingCounts = await tx
    .select({ day: bookings.day, trade: bookings.trade, number: count() })
    .from(bookings)
    .where(and(inArray(bookings.trade, [...bookingKinds]), between(bookings.day, today, lastDay)))
    .groupBy(bookings.day, bookings.trade);
  const dueCounts = await tx
    .select({ day: orders.dueDate, number: count() })
    .from(orders)
    .where(and(isNotNull(orders.lateFrom), between(orders.dueDate, today, lastDay)))
    .groupBy(orders.dueDate);
  return Array.from({ length: WORK_DAYS }, (_, index) => {
    const day = addDays(today, index);
    const countBooked = (kind: string) =>
      bookingCounts.find((row) => row.day === day && row.trade === kind)?.number ?? 0;
    return {
      day,
      moves: countBooked('move'),
      visits: countBooked('visit'),
      due: dueCounts.find((row) => row.day === day)?.number ?? 0,
    };
  });
}
