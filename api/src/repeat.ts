import type { FastifyBaseLogger } from 'fastify';
import { loggable } from './http/loggable.ts';

export interface RepeatedJob {
  /** Resolves once the run under way, if any, has ended; none starts after it. */
  stop(): Promise<void>;
}

/** Runs `job` at once and then `pause` ms after each end. A failure is logged and the next run comes. */
export function repeat(
  name: string,
  pause: number,
  log: Pick<FastifyBaseLogger, 'error'>,
  job: () => Promise<void>,
): RepeatedJob {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    try {
      await job();
    } catch (cause) {
      log.error({ failure: loggable(cause), job: name }, 'a background job failed');
    }
    if (!stopped) timer = setTimeout(() => (running = run()), pause);
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
