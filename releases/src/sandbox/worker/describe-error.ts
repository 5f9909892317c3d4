import type { FailureKind } from '../messages.ts';

/** Thrown by `process.exit`, so that the worker does not end. */
export class ExitRefusedError extends Error {
  override name = 'ExitRefusedError';

  constructor() {
    super('Released code may not end the process.');
  }
}

export const toFailureKind = (cause: unknown, defaultKind: FailureKind): FailureKind =>
  cause instanceof ExitRefusedError ? 'exit' : defaultKind;

/** `server/loggable` must not be part of a worker's program. */
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
