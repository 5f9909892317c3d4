import type { TimeLimits } from '../../src/db/time-limits.ts';

/** Milliseconds; a slow machine is no outage, and what the limits are for has tests of its own. */
export const patient: TimeLimits = {
  connect: 60_000,
  statement: 60_000,
  lock: 60_000,
  idleInTransaction: 60_000,
  answer: 70_000,
};
