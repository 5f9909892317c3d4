import { HttpError } from '../../http/http-error.ts';
import { dayText } from 'contract/calendar/date-texts';
import type { Half, Trade } from '../../schedule/schedule.ts';
import type { OpenDay } from './open-days.ts';

/** Largest number of open days in the message. The response contains all open days. */
const NAMED = 3;

/** Refusal of a full day. The 409 response contains a message and the open days. */
export class DayFullError extends HttpError {
  override readonly more: { trade: Trade; days: OpenDay[] };

  constructor(trade: Trade, asked: string, days: OpenDay[]) {
    super(409, 'day_full', `There is no place left on ${asked}. ${daysInWords(days)}`);
    this.more = { trade, days };
  }
}

/** Returns a text such as 'the morning of Tuesday 24 November 2026'. */
export const inWords = (day: string, half: Half): string => `the ${half} of ${dayText(day)}`;

function daysInWords(days: readonly OpenDay[]): string {
  if (days.length === 0) return 'No other day is free at the moment: please leave the day open.';
  const named = days.slice(0, NAMED).map(({ day }) => dayText(day));
  return `The next days with a place are ${named.join('; ')}.`;
}
