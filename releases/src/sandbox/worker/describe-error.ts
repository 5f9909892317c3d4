import type { FailureKind } from '../messages.ts';

/** Thrown instead of ending the worker when released code calls `process.exit`. */
export class ExitRefusedError extends Error {
  override name = 'ExitRefusedError';

  constructor() {
    super('Released code may not end the process.');
  }
}

export const toFailureKind = (cause: unknown, defaultKind: FailureKind): FailureKind =>
  cause instanceof ExitRefusedError ? 'exit' : defaultKind;

/**
 * Describes an error for the log. `server/loggable` would do the same, but must not be in a
 * worker's program.
 */
export const describeError = (cause: unknown): object =>
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
