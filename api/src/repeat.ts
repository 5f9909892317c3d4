import type { FastifyBaseLogger } from 'fastify';
import { loggable } from './http/loggable.ts';

export interface RepeatedJob {
  /** Aborts the current run and resolves after its end. No further run starts. */
  stop(): Promise<void>;
}

/**
 * Runs `job` at once and again `pauseMs` after each end. Logs failures and continues. `stop` aborts
 * the signal, which a long job must observe.
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
