import { HttpError } from '../../http/http-error.ts';
import { formatDay } from 'contract/calendar/date-texts';
import type { Half, BookingKind } from '../../schedule/schedule.ts';
import type { OpenDay } from './open-days.ts';

/**
 * Largest number of open days that the error message names. The field `days` of the response
 * contains all open days.
 */
const MAX_NAMED_DAYS = 3;

/**
 * Error for a date that cannot be booked. The 409 response contains a message and the open days.
 */
export class DayFullError extends HttpError {
  override readonly extraFields: { trade: BookingKind; days: OpenDay[] };

  constructor(bookingKind: BookingKind, requestedDay: string, days: OpenDay[]) {
    super(409, 'day_full', `There is no place left on ${requestedDay}. ${formatDays(days)}`);
    this.extraFields = { trade: bookingKind, days };
  }
}

/** Returns a text such as 'the morning of Tuesday 24 November 2026'. */
export const formatHalfDay = (day: string, half: Half): string =>
  `the ${half} of ${formatDay(day)}`;

function formatDays(days: readonly OpenDay[]): string {
  if (days.length === 0) return 'No other day is free at the moment: please leave the day open.';
  const dayNames = days.slice(0, MAX_NAMED_DAYS).map(({ day }) => formatDay(day));
  return `The next days with a place are ${dayNames.join('; ')}.`;
}
