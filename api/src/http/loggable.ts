import { DrizzleQueryError } from 'drizzle-orm';
import { codeOf, frames, loggable as describeFailure } from 'server/loggable';
import { DatabaseAwayError } from '../db/outage.ts';

/**
 * What the log may say of a failure of the backend. A failed query's parameters, and the values that
 * the database repeats in its messages, are left out: they are people's data.
 */
export const loggable = (failure: unknown) => describeFailure(failure, failedQuery);

function failedQuery(failure: Error): object | null {
  if (!(failure instanceof DrizzleQueryError)) return null;
  const { name, query, cause, stack = '' } = failure;
  return { type: name, query, cause: databaseComplaint(cause), at: frames(stack) };
}

function databaseComplaint(cause: unknown): object {
  if (!(cause instanceof Error)) return { type: typeof cause };
  // That there is no database to speak to is said without anybody's data.
  if (cause instanceof DatabaseAwayError) return loggable(cause);
  const { severity, constraint, routine, table } = { ...cause } as Record<string, unknown>;
  return { type: cause.name, ...codeOf(cause), severity, constraint, routine, table };
}
