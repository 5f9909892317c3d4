import * as v from 'valibot';
import { flag, text } from '../values/readers.ts';

const jobFields = {
  orderno: text,
  name: text,
  mobile: text,
  /** Whether the order's page has notes about its addresses. */
  checkaddress: flag,
  onhold: flag,
  payment: text,
  lines: v.array(text),
};

/** All jobs of a day, those of the morning first. */
export const dayPlanSchema = v.object({
  day: text,
  jobs: v.array(
    v.object({
      ...jobFields,
      trade: text,
      half: text,
      title: text,
      unconfirmed: flag,
      addresses: v.array(v.object({ label: text, address: text, postcode: text, access: text })),
      notes: v.array(text),
    }),
  ),
  due: v.array(v.object({ ...jobFields, eventdate: text, late: flag })),
});

/** A booking that the shopper has not confirmed yet. */
export const unconfirmedSchema = v.object({
  orderno: text,
  name: text,
  mobile: text,
  trade: text,
  day: text,
  half: text,
  helduntil: text,
});

export type Unconfirmed = v.InferOutput<typeof unconfirmedSchema>;

export type DayPlan = v.InferOutput<typeof dayPlanSchema>;
