import { startLimits, type TimeLimits } from '../db/time-limits.ts';

/**
 * Longest duration of a statement, a response and an idle time while a database is copied, in ms.
 * The idle time is long, because the transaction waits while the archive is written or read.
 */
const MAX_COPY_MS = 6 * 3_600_000;

/**
 * Limits of a database connection on which a backup, a restore or a move copies all tables in one
 * transaction.
 */
export const copyLimits: TimeLimits = {
  ...startLimits,
  statement: MAX_COPY_MS,
  idleInTransaction: MAX_COPY_MS,
  response: MAX_COPY_MS,
};
