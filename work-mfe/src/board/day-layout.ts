import type { Crew } from 'contract/work/resources';
import type { Job } from 'contract/work/job-fields';
import { STEP_MINUTES } from './propose-placement';
import { toJobKey } from './job-key';

/** First and last minute of the shown hours, after midnight. Both are full hours. */
export interface ShownHours {
  from: number;
  to: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Hours of a day on which nobody works. */
const USUAL_DAY: ShownHours = { from: 8 * HOUR, to: 18 * HOUR };

/** Returns the full hours that contain the crews' days and all jobs. */
export function findShownHours(crews: readonly Crew[], jobs: readonly Job[]): ShownHours {
  const spans = [
    ...crews.map(({ startsat, endsat }) => [startsat, endsat] as const),
    ...jobs.flatMap(({ startsat, minutes }) =>
      startsat === null ? [] : [[startsat, startsat + minutes] as const],
    ),
  ];
  if (spans.length === 0) return USUAL_DAY;
  const first = Math.min(...spans.map(([start]) => start));
  const last = Math.max(...spans.map(([, end]) => end));
  return {
    from: Math.floor(first / HOUR) * HOUR,
    to: Math.min(Math.ceil(last / HOUR) * HOUR, DAY),
  };
}

export const listHours = ({ from, to }: ShownHours): number[] =>
  Array.from({ length: (to - from) / HOUR + 1 }, (_, index) => from + index * HOUR);

export interface LaidJob {
  job: Job;
  /** Index of the job's lane, and number of lanes of the jobs that overlap it. */
  lane: number;
  lanes: number;
}

/** Lays out the jobs of a crew. Jobs at the same time have lanes side by side. */
export function layOutJobs(jobs: readonly Job[]): LaidJob[] {
  const sortedJobs = [...jobs].sort(compareStarts);
  return splitIntoGroups(sortedJobs).flatMap(layOutGroup);
}

/** Compares jobs by their starts. Jobs without a start are in the order of their halves. */
export const compareStarts = (one: Job, other: Job): number =>
  getSortedMinute(one) - getSortedMinute(other) || toJobKey(one).localeCompare(toJobKey(other));

const getSortedMinute = ({ startsat, half }: Job): number =>
  startsat ?? (half === 'morning' ? 0 : DAY / 2);

const getEnd = ({ startsat, minutes }: Job): number => (startsat ?? 0) + minutes;

/** Splits sorted jobs wherever a job starts after all earlier ones have ended. */
function splitIntoGroups(sortedJobs: readonly Job[]): Job[][] {
  const groups: Job[][] = [];
  let groupEnd = -1;
  for (const job of sortedJobs) {
    const group = groups.at(-1);
    if (group && (job.startsat ?? 0) < groupEnd) group.push(job);
    else groups.push([job]);
    groupEnd = Math.max(groupEnd, getEnd(job));
  }
  return groups;
}

function layOutGroup(group: readonly Job[]): LaidJob[] {
  const laneEnds: number[] = [];
  const laidJobs = group.map((job) => {
    const freeLane = laneEnds.findIndex((end) => end <= (job.startsat ?? 0));
    const lane = freeLane === -1 ? laneEnds.length : freeLane;
    laneEnds[lane] = getEnd(job);
    return { job, lane };
  });
  return laidJobs.map((laidJob) => ({ ...laidJob, lanes: laneEnds.length }));
}

/** Returns the start at a height of a column, where 0 is its top and 1 its end. */
export function findStartAt(share: number, { from, to }: ShownHours): number {
  const minutes = from + share * (to - from);
  const step = Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;
  return Math.min(Math.max(step, from), to - STEP_MINUTES);
}
