import { DrizzleQueryError } from 'drizzle-orm';
import { codeOf, frames, loggable as describeFailure } from 'server/loggable';
import { DatabaseAwayError } from '../db/outage.ts';

/**
 * Converts an error to an object for the log. It omits query parameters and database messages,
 * because they may contain personal data.
 */
export const loggable = (failure: unknown) => describeFailure(failure, failedQuery);

function failedQuery(failure: Error): object | null {
  if (!(failure instanceof DrizzleQueryError)) return null;
  const { name, query, cause, stack = '' } = failure;
  return { type: name, query, cause: databaseComplaint(cause), at: frames(stack) };
}

function databaseComplaint(cause: unknown): object {
  if (!(cause instanceof Error)) return { type: typeof cause };
  // A connection failure contains no personal data.
  if (cause instanceof DatabaseAwayError) return loggable(cause);
  const { severity, constraint, routine, table } = { ...cause } as Record<string, unknown>;
  return { type: cause.name, ...codeOf(cause), severity, constraint, routine, table };
}
