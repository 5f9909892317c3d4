import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseAwayError } from '../db/outage.ts';

/**
 * What the log may say of a failure: where it happened and what kind it is. A failed query's
 * parameters, and the values that the database repeats in its messages, are left out: they are
 * people's data.
 */
export function loggable(failure: unknown): object {
  if (!(failure instanceof Error)) return { type: typeof failure };
  const { name, stack = '', cause } = failure;
  if (failure instanceof DrizzleQueryError) {
    return { type: name, query: failure.query, cause: databaseComplaint(cause), at: frames(stack) };
  }
  const known = cause === undefined ? {} : { cause: loggable(cause) };
  return { type: name, ...codeOf(failure), message: failure.message, ...known, at: frames(stack) };
}

function databaseComplaint(cause: unknown): object {
  if (!(cause instanceof Error)) return { type: typeof cause };
  // That there is no database to speak to is said without anybody's data.
  if (cause instanceof DatabaseAwayError) return loggable(cause);
  const { severity, constraint, routine, table } = { ...cause } as Record<string, unknown>;
  return { type: cause.name, ...codeOf(cause), severity, constraint, routine, table };
}

const codeOf = (error: Error) => ('code' in error ? { code: error.code } : {});

/** The stack without its first line, which is the message. */
const frames = (stack: string) => stack.split('\n').filter((line) => /^\s+at /.test(line));
