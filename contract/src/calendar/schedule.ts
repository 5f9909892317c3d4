import * as v from 'valibot';
import { flag, text } from '../values/readers.ts';

/**
 * A move takes place on its day. On the day of a visit the firm collects garments or curtains (rule
 * 47 in docs/product.md).
 */
export const bookingKinds = ['move', 'visit'] as const;

export type BookingKind = (typeof bookingKinds)[number];

export const halves = ['morning', 'afternoon'] as const;

export type Half = (typeof halves)[number];

export const parkings = ['outside', 'nearby', 'permit', 'unknown'] as const;

const oneOf = (words: readonly string[], otherwise: string) =>
  v.fallback(v.pipe(v.string(), v.regex(new RegExp(`^(${words.join('|')})$`))), otherwise);

const day = oneOf(['\\d{4}-\\d\\d-\\d\\d'], '');

/** Days are 'YYYY-MM-DD' in London, or ''. `second` is the day of the second choice. */
export const chosenDayFields = { date: day, half: oneOf(halves, 'morning'), second: day };

export const moveAddressSchema = v.object({
  address: text,
  postcode: text,
  floor: v.fallback(v.number(), 0),
  lift: flag,
  parking: oneOf(parkings, 'unknown'),
});

export type MoveAddress = v.InferOutput<typeof moveAddressSchema>;

/**
 * Booked days of an order. A move has no addresses if staff agreed its day with the customer (rule
 * 47 in docs/product.md).
 */
export const scheduleSchema = v.object({
  move: v.optional(
    v.object({
      ...chosenDayFields,
      from: v.optional(moveAddressSchema),
      to: v.optional(moveAddressSchema),
      note: text,
    }),
  ),
  visit: v.optional(v.object(chosenDayFields)),
});

export type Schedule = v.InferOutput<typeof scheduleSchema>;

/**
 * Titles of the booked days. The backend writes the titles, because they depend on services and
 * payment method (rule 63 in docs/product.md).
 */
export const dayTitlesSchema = v.fallback(v.object({ move: text, visit: text }), {
  move: 'Your day',
  visit: 'Your day',
});

export type DayTitles = v.InferOutput<typeof dayTitlesSchema>;
