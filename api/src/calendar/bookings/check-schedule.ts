import type { Tx } from '../../db/db.ts';
import { badRequest } from '../../http/http-error.ts';
import { formatDay } from 'contract/calendar/date-texts';
import {
  listChoices,
  type Half,
  type Schedule,
  type BookingKind,
} from '../../schedule/schedule.ts';
import { DayFullError, formatHalfDay } from './day-full-error.ts';
import { loadOpenDays } from './open-days.ts';
import { type BookableLine, loadBookingKinds } from './booking-rules.ts';

/**
 * Checks the dates of a submitted order. Throws 400 for a date of a booking kind that no ordered
 * line needs. Also throws the errors of `checkDates`.
 */
export async function checkSchedule(
  tx: Tx,
  schedule: Schedule | null,
  lines: readonly BookableLine[],
): Promise<void> {
  const choices = listChoices(schedule);
  if (choices.length === 0) return;
  const orderedKinds = await loadBookingKinds(tx, lines);
  for (const { trade, choice } of choices) {
    if (!orderedKinds.has(trade)) throw createUnneededDateError();
    await checkDates(tx, trade, choice.date, choice.half, choice.second ?? null);
  }
}

/**
 * Checks the first choice and the optional second choice of a date for one booking kind. Throws 400
 * for two equal dates, and 409 for a day that cannot be booked.
 */
export async function checkDates(
  tx: Tx,
  bookingKind: BookingKind,
  date: string,
  half: Half,
  secondDate: string | null = null,
): Promise<void> {
  if (secondDate === date) throw createSameDayError();
  const days = await loadOpenDays(tx, bookingKind);
  const requestedDay = days.find(({ day }) => day === date);
  if (requestedDay === undefined || requestedDay[half] === 0) {
    throw new DayFullError(bookingKind, formatHalfDay(date, half), days);
  }
  if (secondDate !== null && !days.some(({ day }) => day === secondDate)) {
    throw new DayFullError(bookingKind, formatDay(secondDate), days);
  }
}

export const createSameDayError = () =>
  badRequest('The second date is the same as the first.', 'same_day');

export const createUnneededDateError = () =>
  badRequest('A date was sent for something that is not in the basket.', 'not_scheduled');
