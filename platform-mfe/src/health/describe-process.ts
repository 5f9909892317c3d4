import type { BackendHealth } from 'contract/staff/health';
import { formatTime } from 'shared/desk';
import { formatAge, formatBytes } from './format-amounts';

/** Returns the figures of a process as pairs of name and value. */
export const describeProcess = (
  { since, memorybytes, lagms }: BackendHealth['process'],
  now: string,
) =>
  [
    [
      'Runs since',
      `${formatTime(since)} (${formatAge((Date.parse(now) - Date.parse(since)) / 1000)})`,
    ],
    ['Memory', formatBytes(memorybytes)],
    ['Event loop', `${lagms} ms late at most, for 99 % of the last minute`],
  ] as const;
