import type { FastifyBaseLogger } from 'fastify';
import { loggable } from './http/loggable.ts';

export interface RepeatedJob {
  /** Tells the run under way, if any, to end, and resolves once it has; none starts after it. */
  stop(): Promise<void>;
}

/**
 * Runs `job` at once and then `pause` ms after each end. A failure is logged and the next run comes. The
 * signal is aborted when the job is stopped: one that waits for others must heed it.
 */
export function repeat(
  name: string,
  pause: number,
  log: Pick<FastifyBaseLogger, 'error'>,
  job: (signal: AbortSignal) => Promise<void>,
): RepeatedJob {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    try {
      await job(stopping.signal);
    } catch (cause) {
      log.error({ failure: loggable(cause), job: name }, 'a background job failed');
    }
    if (!stopping.signal.aborted) timer = setTimeout(() => (running = run()), pause);
  }

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
