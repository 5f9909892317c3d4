import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from '../logs/to-loggable.ts';
import { onOrphaned } from './supervised.ts';

const endSignals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** Time after which the process exits even if `end` has not finished, in ms. */
const DEFAULT_KILL_MS = 10_000;

/**
 * Calls `end` at the first signal, after an uncaught error, or when the supervisor has ended.
 * Ignores further signals, because a Ctrl+C causes one signal from the terminal and one from npm.
 */
export function endGracefully(
  log: Pick<FastifyBaseLogger, 'error'>,
  end: () => Promise<void>,
  describeFailure: (failure: unknown) => object = toLoggable,
  killMs = DEFAULT_KILL_MS,
): void {
  const logFailure = (failure: unknown) =>
    log.error({ failure: describeFailure(failure) }, 'stopping after an error');
  const logger = {
    error: (message?: unknown) =>
      typeof message === 'string' ? log.error(message) : logFailure(message),
  };
  const { close } = closeWithGrace(
    { delay: killMs, skip: [...endSignals], logger },
    async ({ err }) => {
      if (err) logFailure(err);
      await end();
    },
  );
  let isEnding = false;
  const endOnce = () => {
    if (!isEnding) close();
    isEnding = true;
  };
  for (const signal of endSignals) process.on(signal, endOnce);
  onOrphaned(endOnce);
}
