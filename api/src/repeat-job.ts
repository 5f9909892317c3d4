import type { FastifyBaseLogger } from 'fastify';
import { toLogFields } from './http/to-log-fields.ts';

export interface RepeatedJob {
  /** Aborts the current run and resolves after its end. No further run starts. */
  stop(): Promise<void>;
}

/**
 * Runs `job` at once and again `pauseMs` after each end. Logs failures and continues. `stop` aborts
 * the signal, which a long job must observe.
 */
export function repeatJob(
  name: string,
  pauseMs: number,
  log: Pick<FastifyBaseLogger, 'error'>,
  job: (signal: AbortSignal) => Promise<void>,
): RepeatedJob {
  const stopController = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let currentRun = run();

  async function run(): Promise<void> {
    try {
      await job(stopController.signal);
    } catch (cause) {
      log.error({ failure: toLogFields(cause), job: name }, 'a background job failed');
    }
    if (!stopController.signal.aborted) timer = setTimeout(() => (currentRun = run()), pauseMs);
  }

  return {
    async stop() {
      stopController.abort();
      clearTimeout(timer);
      await currentRun;
    },
  };
}
