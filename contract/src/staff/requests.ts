import * as v from 'valibot';

export const stateRequest = v.object({ state: v.string() });

export type StateRequest = v.InferInput<typeof stateRequest>;

export const progressRequest = v.object({
  trade: v.string(),
  step: v.string(),
  /** Reason for a step back, or ''. */
  reason: v.string(),
});

export type ProgressRequest = v.InferInput<typeof progressRequest>;

/** Version of the setting that the page has loaded. */
const seenVersion = { version: v.optional(v.string()) };

export const rulesRequest = v.object({
  trade: v.string(),
  leaddays: v.number(),
  horizondays: v.number(),
  workingdays: v.array(v.number()),
  /** Capacity of a morning and of an afternoon, in bookings. */
  morning: v.number(),
  afternoon: v.number(),
  ...seenVersion,
});

export type RulesRequest = v.InferInput<typeof rulesRequest>;

export const specialDayRequest = v.object({
  trade: v.string(),
  day: v.string(),
  closed: v.boolean(),
  note: v.string(),
  /** Capacity of the day's halves in bookings. Null means that the rules of the trade apply. */
  morning: v.nullable(v.number()),
  afternoon: v.nullable(v.number()),
  ...seenVersion,
});

export type SpecialDayRequest = v.InferInput<typeof specialDayRequest>;

/** The kind of booking that a service needs: a trade, or 'none'. */
export const serviceSchedulingRequest = v.object({
  ...{ serviceid: v.number(), scheduled: v.string() },
  ...seenVersion,
});

export type ServiceSchedulingRequest = v.InferInput<typeof serviceSchedulingRequest>;
