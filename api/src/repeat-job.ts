import type { FastifyBaseLogger } from 'fastify';
import { RepeatedFailureLog } from 'server/repeated-failure-log';
import { toLogFields } from './http/to-log-fields.ts';

/** State of a background job of this process. */
export interface JobState {
  /** End of the job's last run. */
  endedAt: Date;
  /** Time since which the job has failed. Null after a success. */
  failingSince: Date | null;
  /** Names and codes of the error and its causes, without personal data. */
  failure: string | null;
}

const states = new Map<string, JobState>();

function recordSuccess(name: string): void {
  states.set(name, { endedAt: new Date(), failingSince: null, failure: null });
}

function recordFailure(name: string, failure: string): void {
  const endedAt = new Date();
  const failingSince = states.get(name)?.failingSince ?? endedAt;
  states.set(name, { endedAt, failingSince, failure });
}

export const listJobStates = (): (JobState & { name: string })[] =>
  [...states].map(([name, state]) => ({ name, ...state }));

export interface RepeatedJob {
  /** Aborts the current run and resolves when this run has ended. Starts no further run. */
  stop(): Promise<void>;
}

/**
 * Runs `job` immediately, and again `pauseMs` after the end of each run. Continues after a failure,
 * and logs equal failures once a minute. `stop` aborts the signal, which a long job must observe.
 */
export function repeatJob(
  name: string,
  pauseMs: number,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  job: (signal: AbortSignal) => Promise<void>,
): RepeatedJob {
  const stopController = new AbortController();
  const failureLog = new RepeatedFailureLog(log, { job: name }, messages);
  let timer: NodeJS.Timeout | undefined;
  let currentRun = run();

  async function run(): Promise<void> {
    try {
      await job(stopController.signal);
      recordSuccess(name);
      failureLog.logSuccess();
    } catch (cause) {
      recordFailure(name, nameFailure(cause).trim());
      failureLog.logFailure(nameFailure(cause), toLogFields(cause));
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

const messages = {
  failed: 'a background job failed',
  stillFails: 'a background job still fails',
  worksAgain: 'a background job works again',
};

/** Returns the names and codes of an error and its causes. */
function nameFailure(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  const code = 'code' in cause ? String(cause.code) : '';
  const ownName = `${cause.name} ${code}`;
  return cause.cause === undefined ? ownName : `${ownName} ${nameFailure(cause.cause)}`;
}
