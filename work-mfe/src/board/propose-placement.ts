import type { Job } from 'contract/work/job-fields';
import { isWithin } from '../ui/days';
import type { Board } from './board-api';
import { toJobKey } from './job-key';

/** Crew, van and start of a job. All are null for a job without a crew. */
export type Placement = Pick<Job, 'crewid' | 'vanid' | 'startsat'>;

export const noPlacement: Placement = { crewid: null, vanid: null, startsat: null };

export const getPlacement = ({ crewid, vanid, startsat }: Placement): Placement => ({
  crewid,
  vanid,
  startsat,
});

export const isSamePlacement = (one: Placement, other: Placement): boolean =>
  one.crewid === other.crewid && one.vanid === other.vanid && one.startsat === other.startsat;

/** Steps of starts on the board, in minutes. */
export const STEP_MINUTES = 15;

/** End of the morning, as minutes after midnight. */
const NOON = 13 * 60;

/**
 * Returns a placement of a job at a crew: the given start or the crew's earliest free one in the
 * booked half, and a van. It may have problems, which the backend names.
 */
export function proposePlacement(
  job: Job,
  crewid: number,
  board: Board,
  givenStart: number | null = null,
): Placement {
  const otherJobs = board.jobs.filter(
    (other) => toJobKey(other) !== toJobKey(job) && other.day === job.day,
  );
  const startsat = givenStart ?? findFreeStart(job, crewid, otherJobs, board);
  return { crewid, startsat, vanid: chooseVan(job, crewid, startsat, otherJobs, board) };
}

function findFreeStart(job: Job, crewid: number, otherJobs: readonly Job[], board: Board): number {
  const crew = board.crews.find(({ id }) => id === crewid);
  const crewStart = crew?.startsat ?? 0;
  const isMorning = job.half === 'morning';
  const earliest = isMorning ? crewStart : Math.max(NOON, crewStart);
  const latest = isMorning ? NOON - STEP_MINUTES : (crew?.endsat ?? 24 * 60) - job.minutes;
  const crewJobs = otherJobs.filter((other) => other.crewid === crewid);
  for (let start = earliest; start <= latest; start += STEP_MINUTES)
    if (crewJobs.every((other) => !overlaps(job, start, other))) return start;
  return earliest;
}

const overlaps = (job: Job, start: number, other: Job): boolean =>
  other.startsat !== null &&
  start < other.startsat + other.minutes &&
  other.startsat < start + job.minutes;

/**
 * Returns the job's own van, else the van that the crew has on this day, else for a move the
 * smallest free van that takes its volume.
 */
function chooseVan(
  job: Job,
  crewid: number,
  start: number,
  otherJobs: readonly Job[],
  { vans }: Board,
): number | null {
  if (job.vanid !== null) return job.vanid;
  const ownVan = otherJobs.find((other) => other.crewid === crewid && other.vanid !== null)?.vanid;
  if (ownVan !== undefined) return ownVan;
  if (job.trade !== 'move') return null;
  const freeVans = vans
    .filter(
      ({ active, daysoff, litres }) =>
        active && !isWithin(daysoff, job.day) && litres >= job.litres,
    )
    .filter(({ id }) =>
      otherJobs.every((other) => other.vanid !== id || !overlaps(job, start, other)),
    )
    .sort((one, other) => one.litres - other.litres);
  return freeVans[0]?.id ?? null;
}
