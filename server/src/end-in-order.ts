import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from './loggable.ts';
import { onOrphaned } from './supervised.ts';

/** Signals that end a server. */
const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** Default time until the process is killed, in ms. */
const PATIENCE = 10_000;

/**
 * Calls `end` at the first signal, when the supervisor has ended, or after an uncaught error. It
 * logs that error with `describeFailure`, without personal data. Further signals are ignored,
 * because a terminal and npm both send a Ctrl+C.
 */
export function endInOrder(
  log: Pick<FastifyBaseLogger, 'error'>,
  end: () => Promise<void>,
  describe: (failure: unknown) => object = loggable,
  patience = PATIENCE,
): void {
  const say = (failure: unknown) =>
    log.error({ failure: describe(failure) }, 'stopping after an error');
  const logger = {
    error: (said?: unknown) => (typeof said === 'string' ? log.error(said) : say(said)),
  };
  const { close } = closeWithGrace(
    { delay: patience, skip: [...signals], logger },
    async ({ err }) => {
      if (err) say(err);
      await end();
    },
  );
  let isEnding = false;
  const endOnce = () => {
    if (!isEnding) close();
    isEnding = true;
  };
  for (const signal of signals) process.on(signal, endOnce);
  onOrphaned(endOnce);
}
