import type { BookingProblem } from 'contract/calendar/booking-fields';
import type { Tx } from '../../db/db.ts';
import type { OrderRow } from '../../orders/records/tables.ts';
import { listChoices } from '../../schedule/schedule.ts';
import { bookAgreedSlot } from './book-agreed-slot.ts';
import { type BookableLine, loadBookingKinds } from './booking-rules.ts';
import type { Override } from './check-agreed-day.ts';
import { createSameDayError, createUnneededDateError } from './check-schedule.ts';

/**
 * Checks and books the days of a new order that staff agreed with the customer. The bookings are
 * confirmed at once. Returns the rules of the calendar that staff overrode. Throws 400 for invalid
 * days, and 409 for days that the calendar does not take.
 */
export async function bookAgreedDays(
  tx: Tx,
  { id: orderid, schedule }: Pick<OrderRow, 'id' | 'schedule'>,
  lines: readonly BookableLine[],
  override: Override,
): Promise<BookingProblem[]> {
  const choices = listChoices(schedule);
  if (choices.length === 0) return [];
  const neededKinds = await loadBookingKinds(tx, lines);
  const problems: BookingProblem[] = [];
  // The fixed sequence of the choices keeps two orders from locking days in a circle.
  for (const { trade, choice } of choices) {
    if (!neededKinds.has(trade)) throw createUnneededDateError();
    if (choice.second === choice.date) throw createSameDayError();
    const slot = { trade, day: choice.date, half: choice.half };
    const warnings = await bookAgreedSlot(tx, orderid, slot, override);
    problems.push(...warnings.map(({ code }) => code));
  }
  return problems;
}
