import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger } from 'fastify';
import { loggable } from './loggable.ts';
import { onOrphaned } from './supervised.ts';

/** What ends a server in order. */
const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** Milliseconds after which an end that does not come is forced, unless said otherwise. */
const PATIENCE = 10_000;

/**
 * Ends the process by `end` at the first signal, when its supervisor is gone, or at a failure that nothing caught,
 * which is logged as `describe` puts it, without people's data. A terminal and npm both pass a Ctrl+C on: signals that follow cut nothing off.
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
