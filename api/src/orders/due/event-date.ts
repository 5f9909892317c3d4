import { invalidField } from '../../http/invalid-field.ts';
import { isDay } from 'contract/calendar/day';
import { addDays, toLondonDay } from '../../schedule/london-day.ts';

/**
 * Latest permitted event date, in days from today. A later date is assumed to be a typing error.
 */
const MAX_DAYS_AHEAD = 5 * 365;

/**
 * Returns the date of the wedding or event. Returns '' for an empty date, and null if the request
 * has no date. Throws 400 for a past date, a date more than five years ahead, or a text that is not
 * a date.
 */
export function readEventDate(eventdate: string | undefined, now = new Date()): string | null {
  if (eventdate === undefined) return null;
  const day = eventdate.trim();
  if (day === '') return '';
  const today = toLondonDay(now);
  if (!isDay(day)) {
    throw invalidField(
      'eventdate',
      'Date of the wedding or event: please enter a date.',
      'event_date',
    );
  }
  if (day < today) {
    throw invalidField(
      'eventdate',
      'Date of the wedding or event: this day is over. Please choose a day from today on.',
      'event_date',
    );
  }
  if (day > addDays(today, MAX_DAYS_AHEAD)) {
    throw invalidField(
      'eventdate',
      'Date of the wedding or event: please check the year, it is more than five years ahead.',
      'event_date',
    );
  }
  return day;
}
