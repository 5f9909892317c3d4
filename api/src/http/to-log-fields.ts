import { DrizzleQueryError } from 'drizzle-orm';
import { pickCode, extractFrames, toLoggable as describeFailure } from 'server/loggable';
import { DatabaseUnavailableError } from '../db/outage.ts';

/**
 * Returns the log fields of a failure. Omits query parameters and database messages, because they
 * may contain personal data.
 */
export const toLogFields = (failure: unknown) => describeFailure(failure, describeQueryError);

function describeQueryError(failure: Error): object | null {
  if (!(failure instanceof DrizzleQueryError)) return null;
  const { name, query, cause, stack = '' } = failure;
  return { type: name, query, cause: describeDatabaseError(cause), at: extractFrames(stack) };
}

function describeDatabaseError(cause: unknown): object {
  if (!(cause instanceof Error)) return { type: typeof cause };
  // A connection failure contains no personal data.
  if (cause instanceof DatabaseUnavailableError) return toLogFields(cause);
  const { severity, constraint, routine, table } = { ...cause } as Record<string, unknown>;
  return { type: cause.name, ...pickCode(cause), severity, constraint, routine, table };
}
