import { flag, text } from 'shared/data';
import * as v from 'shared/schema';

const dates = { date: text, half: text, second: text };

const addressSchema = v.object({
  address: text,
  postcode: text,
  floor: v.fallback(v.number(), 0),
  lift: flag,
  parking: text,
});

/** The dates of an order, by booking kind (rule 47). Days are 'YYYY-MM-DD' in London. */
export const scheduleSchema = v.object({
  move: v.optional(
    v.object({
      ...dates,
      from: v.optional(addressSchema),
      to: v.optional(addressSchema),
      note: text,
    }),
  ),
  visit: v.optional(v.object(dates)),
});

export type Schedule = v.InferOutput<typeof scheduleSchema>;
export type MoveAddress = v.InferOutput<typeof addressSchema>;

export type Trade = 'move' | 'visit';

/** Names of the booking kinds in the staff calendar, for every order. */
export const tradeNames: Record<Trade, string> = { move: 'Move', visit: 'Garments and curtains' };

/** Titles of the days of one order. The backend writes them by services and payment method (rule 63). */
export const dayTitlesSchema = v.fallback(v.object({ move: text, visit: text }), {
  move: 'Your day',
  visit: 'Your day',
});

export type DayTitles = v.InferOutput<typeof dayTitlesSchema>;

const long = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
} as const);

/** Formats a day as 'Tuesday 24 November 2026'. Returns '' for any other text. */
export function showDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? '' : long.format(date).replace(',', '');
}
