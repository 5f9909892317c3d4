import type { Tx } from '../../db/db.ts';
import { badRequest } from '../../http/http-error.ts';
import { dayText } from 'contract/calendar/date-texts';
import { isDay } from '../../schedule/london-day.ts';
import { choicesOf, type Half, type Schedule, type Trade } from '../../schedule/schedule.ts';
import { DayFullError, inWords } from './day-full.ts';
import { openDays } from './open-days.ts';
import { tradesOf } from './trade-rules.ts';

/**
 * Checks the dates of a submitted order. Throws 400 for a date that no ordered product needs, or
 * that is no day. Throws 409 for a day that cannot be booked.
 */
export async function checkSchedule(
  tx: Tx,
  schedule: Schedule | null,
  productIds: readonly number[],
): Promise<void> {
  const choices = choicesOf(schedule);
  if (choices.length === 0) return;
  const ordered = await tradesOf(tx, productIds);
  for (const { trade, choice } of choices) {
    if (!ordered.has(trade)) throw notOrdered();
    await checkDates(tx, trade, choice.date, choice.half, choice.second ?? null);
  }
}

/** Checks the first and second date of one booking kind. Throws 400 or 409. */
export async function checkDates(
  tx: Tx,
  trade: Trade,
  date: string,
  half: Half,
  second: string | null = null,
): Promise<void> {
  if (!isDay(date) || (second !== null && !isDay(second))) throw noDay();
  if (second === date) throw badRequest('The second date is the same as the first.', 'same_day');
  const days = await openDays(tx, trade);
  const first = days.find(({ day }) => day === date);
  if (first === undefined || first[half] === 0) {
    throw new DayFullError(trade, inWords(date, half), days);
  }
  if (second !== null && !days.some(({ day }) => day === second)) {
    throw new DayFullError(trade, dayText(second), days);
  }
}

const notOrdered = () =>
  badRequest('A date was sent for something that is not in the basket.', 'not_scheduled');

const noDay = () => badRequest('A date that was sent is not in the calendar.', 'no_day');
