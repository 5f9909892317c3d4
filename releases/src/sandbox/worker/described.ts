import type { FailureKind } from '../messages.ts';

/** Thrown by `process.exit`, so that only the caller ends. */
export class ExitRefused extends Error {
  override name = 'ExitRefused';

  constructor() {
    super('Released code may not end the process.');
  }
}

/** Returns 'exit' for an `ExitRefused`, else `otherwise`. */
export const kindOf = (cause: unknown, otherwise: FailureKind): FailureKind =>
  cause instanceof ExitRefused ? 'exit' : otherwise;

/**
 * Describes a failure as plain data for the log, like `server/loggable`. A worker may not read that
 * package.
 */
export const described = (cause: unknown): object =>
  cause instanceof Error
    ? {
        type: cause.name,
        message: cause.message.slice(0, 500),
        at: (cause.stack ?? '')
          .split('\n')
          .filter((line) => /^\s+at /.test(line))
          .slice(0, 10),
      }
    : { type: typeof cause };
