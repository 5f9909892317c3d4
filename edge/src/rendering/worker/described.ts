import type { FailureKind } from '../messages.ts';

/** What `process.exit` throws, so that it ends what called it and nothing else. */
export class ExitRefused extends Error {
  override name = 'ExitRefused';

  constructor() {
    super('Released code may not end the process.');
  }
}

/** What kind of failure a thrown value is, unless it is another one than `otherwise`. */
export const kindOf = (cause: unknown, otherwise: FailureKind): FailureKind =>
  cause instanceof ExitRefused ? 'exit' : otherwise;

/**
 * What the log may say of a failure, as `server/loggable` does; a worker may read no file of that
 * package, and what it sends must be plain data.
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
