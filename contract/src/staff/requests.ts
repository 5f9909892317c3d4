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
const versionFields = { version: v.optional(v.string()) };

export const rulesRequest = v.object({
  trade: v.string(),
  leaddays: v.number(),
  horizondays: v.number(),
  workingdays: v.array(v.number()),
  /** Capacity of a morning and of an afternoon, in bookings. */
  morning: v.number(),
  afternoon: v.number(),
  ...versionFields,
});

export type RulesRequest = v.InferInput<typeof rulesRequest>;

export const specialDayRequest = v.object({
  trade: v.string(),
  day: v.string(),
  closed: v.boolean(),
  note: v.string(),
  /** Capacity of each half day in bookings. Null means the capacity of a normal day. */
  morning: v.nullable(v.number()),
  afternoon: v.nullable(v.number()),
  ...versionFields,
});

export type SpecialDayRequest = v.InferInput<typeof specialDayRequest>;

/** `scheduled` is the booking kind of the service, or 'none'. */
export const serviceSchedulingRequest = v.object({
  serviceid: v.number(),
  scheduled: v.string(),
  ...versionFields,
});

export type ServiceSchedulingRequest = v.InferInput<typeof serviceSchedulingRequest>;
