import type { TimeLimits } from '../../src/db/time-limits.ts';

/** Time limits in ms for slow machines. Other tests check the limits of the shop. */
export const patientTimeLimits: TimeLimits = {
  connect: 60_000,
  statement: 60_000,
  lock: 60_000,
  idleInTransaction: 60_000,
  response: 70_000,
};
