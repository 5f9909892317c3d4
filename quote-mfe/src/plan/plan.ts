import { flag, text, whole } from 'contract/values/readers';
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
    /** -1 is the basement, 0 the ground floor. */
    floor: within(-1, 30),
    lift: flag,
  }),
  noPlace,
);

export const planSchema = v.object({
  /** Id of the chosen home, or ''. */
  home: text,
  /** Number of items to move, by item id. */
  counts: v.fallback(v.record(v.string(), within(0, MOST_OF_AN_ITEM)), {}),
  from: placeSchema,
  to: placeSchema,
  /** 'YYYY-MM-DD' in London, or '' if undecided. */
  date: v.fallback(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), ''),
  name: text,
  email: text,
  phone: text,
  note: text,
});

/** Everything that a shopper has entered about a move. */
export type Plan = v.InferOutput<typeof planSchema>;
export type Place = Plan['from'];

export const emptyPlan: Plan = {
  ...{ home: '', counts: {}, from: noPlace, to: noPlace, date: '' },
  ...{ name: '', email: '', phone: '', note: '' },
};
