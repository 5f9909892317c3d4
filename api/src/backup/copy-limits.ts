import { startLimits, type TimeLimits } from '../db/time-limits.ts';

/** Longest pause in ms in a transaction that copies tables, while files are copied too. */
const LONGEST_COPY_MS = 6 * 3_600_000;

/** Limits of a connection that copies all tables in one transaction. */
export const copyLimits: TimeLimits = {
  ...startLimits,
  statement: LONGEST_COPY_MS,
  idleInTransaction: LONGEST_COPY_MS,
  response: LONGEST_COPY_MS,
};
