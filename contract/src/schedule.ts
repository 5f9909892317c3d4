import * as v from 'valibot';
import { flag, text } from './readers.ts';

const dates = { date: text, half: text, second: text };

const addressSchema = v.object({
  address: text,
  postcode: text,
  floor: v.fallback(v.number(), 0),
  lift: flag,
  parking: text,
});

/** The booked days of an order, by booking kind (rule 47). Days are 'YYYY-MM-DD' in London. */
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

/**
 * Titles of the days of one order. The backend writes them by services and payment method (rule
 * 63).
 */
export const dayTitlesSchema = v.fallback(v.object({ move: text, visit: text }), {
  move: 'Your day',
  visit: 'Your day',
});

export type DayTitles = v.InferOutput<typeof dayTitlesSchema>;
