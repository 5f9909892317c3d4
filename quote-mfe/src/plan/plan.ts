import { flag, text, integer } from 'contract/values/readers';
import * as v from 'shared/schema';
import { MAX_ITEM_COUNT } from 'contract/quotes/furniture-counts';

const clampedNumber = (min: number, max: number) =>
  v.pipe(
    integer,
    v.transform((number) => Math.min(Math.max(number, min), max)),
  );

const emptyAddress = { postcode: '', floor: 0, lift: false };

const addressSchema = v.fallback(
  v.object({
    postcode: text,
    /** -1 is the basement. 0 is the ground floor. */
    floor: clampedNumber(-1, 30),
    lift: flag,
  }),
  emptyAddress,
);

export const planSchema = v.object({
  home: text,
  counts: v.fallback(v.record(v.string(), clampedNumber(0, MAX_ITEM_COUNT)), {}),
  from: addressSchema,
  to: addressSchema,
  /** 'YYYY-MM-DD' in London, or '' if undecided. */
  date: v.fallback(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), ''),
  name: text,
  email: text,
  phone: text,
  note: text,
});

export type Plan = v.InferOutput<typeof planSchema>;
export type MoveAddress = Plan['from'];

export const emptyPlan: Plan = {
  home: '',
  counts: {},
  from: emptyAddress,
  to: emptyAddress,
  date: '',
  name: '',
  email: '',
  phone: '',
  note: '',
};
