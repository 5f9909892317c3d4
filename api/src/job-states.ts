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

export function recordSuccess(name: string): void {
  states.set(name, { endedAt: new Date(), failingSince: null, failure: null });
}

export function recordFailure(name: string, failure: string): void {
  const endedAt = new Date();
  const failingSince = states.get(name)?.failingSince ?? endedAt;
  states.set(name, { endedAt, failingSince, failure });
}

export const listJobStates = (): (JobState & { name: string })[] =>
  [...states].map(([name, state]) => ({ name, ...state }));
