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
