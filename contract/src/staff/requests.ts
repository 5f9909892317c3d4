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
  morning: v.nullable(v.number()),
  afternoon: v.nullable(v.number()),
  ...seenVersion,
});

export type SpecialDayRequest = v.InferInput<typeof specialDayRequest>;

export const serviceRequest = v.object({
  ...{ serviceid: v.number(), scheduled: v.string() },
  ...seenVersion,
});

export type ServiceRequest = v.InferInput<typeof serviceRequest>;
