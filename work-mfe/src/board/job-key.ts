import type { Job } from 'contract/work/job-fields';

/** Fields that identify a job. */
export type JobKey = Pick<Job, 'orderno' | 'trade'>;

export const toJobKey = ({ orderno, trade }: JobKey): string => `${orderno}-${trade}`;

/** Reads what `toJobKey` returned. */
export function readJobKey(key: string): JobKey {
  const end = key.lastIndexOf('-');
  return { orderno: key.slice(0, end), trade: key.slice(end + 1) as JobKey['trade'] };
}

export const findJob = (jobs: readonly Job[], key: string): Job | undefined =>
  jobs.find((job) => toJobKey(job) === key);

export const isAssigned = ({ crewid }: Pick<Job, 'crewid'>): boolean => crewid !== null;

/** Focuses the card of the first of these jobs that the board shows. */
export function focusJob(keys: readonly (string | undefined)[]): void {
  for (const key of keys) {
    const card = key && document.querySelector<HTMLElement>(`[data-job="${key}"] button`);
    if (card) return card.focus();
  }
}
