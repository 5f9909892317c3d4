import { flag, text, whole } from 'shared/data';
import * as v from 'shared/schema';
import { MOST_OF_AN_ITEM } from '../inventory/counts';

const within = (least: number, most: number) =>
  v.pipe(
    whole,
    v.transform((number) => Math.min(Math.max(number, least), most)),
  );

const noPlace = { postcode: '', floor: 0, lift: false };

const placeSchema = v.fallback(
  v.object({
    postcode: text,
    /** -1 is a basement, 0 the ground floor. */
    floor: within(-1, 30),
    lift: flag,
  }),
  noPlace,
);

export const planSchema = v.object({
  /** Id of the home that was started from; '' for none. */
  home: text,
  /** How many of each item are moved, by its id. */
  counts: v.fallback(v.record(v.string(), within(0, MOST_OF_AN_ITEM)), {}),
  from: placeSchema,
  to: placeSchema,
  /** 'YYYY-MM-DD' in London; '' is left open. */
  date: v.fallback(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), ''),
  name: text,
  email: text,
  phone: text,
  note: text,
});

/** All that a shopper said of a move. */
export type Plan = v.InferOutput<typeof planSchema>;
export type Place = Plan['from'];

export const emptyPlan: Plan = {
  ...{ home: '', counts: {}, from: noPlace, to: noPlace, date: '' },
  ...{ name: '', email: '', phone: '', note: '' },
};
