import { startLimits, type TimeLimits } from '../db/time-limits.ts';

/**
 * Longest duration of a copy, in ms. The same limit applies to idle time in the transaction,
 * because the transaction waits while files are copied.
 */
const MAX_COPY_MS = 6 * 3_600_000;

/** Limits of a connection that copies all tables in one transaction. */
export const copyLimits: TimeLimits = {
  ...startLimits,
  statement: MAX_COPY_MS,
  idleInTransaction: MAX_COPY_MS,
  response: MAX_COPY_MS,
};
