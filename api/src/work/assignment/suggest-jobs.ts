import type { Proposal } from 'contract/work/board';
import { formatClock, NOON } from 'contract/work/clock';
import type { Db } from '../../db/db.ts';
import {
  type Assignment,
  findProblems,
  formatVolume,
  type PlannedJob,
} from '../jobs/find-problems.ts';
import { loadJobs, type LoadedJob } from '../jobs/load-jobs.ts';
import { type CrewsAndVans, loadCrewsAndVans } from '../records/load-resources.ts';
import { describeDistance, getDistance, listPostcodes } from './postcode-distance.ts';

type Crew = CrewsAndVans['crews'][number];

/** A possible assignment without problems. */
interface Candidate {
  assignment: Assignment;
  crew: Crew;
  /** Previous job of the crew on this day, or null. */
  previousJob: LoadedJob | null;
  distance: number;
}

/**
 * Proposes crew, van and start for the unassigned jobs of a day, the largest volume first, and
 * among equal ones the longest. A job gets the smallest van that holds it, the crew whose
 * previous job is nearest, and the earliest start in its half. Saves nothing.
 */
export async function suggestJobs(db: Db, day: string) {
  const resources = await loadCrewsAndVans(db, day, day);
  const plannedJobs = await loadJobs(db, day, day);
  const proposals: Proposal[] = [];
  const unplaced: { orderno: string; trade: LoadedJob['trade']; text: string }[] = [];
  for (const job of plannedJobs
    .filter(({ assignment }) => assignment === null)
    .toSorted(compareSize)) {
    const { orderno, trade } = job;
    const best = listCandidates(job, plannedJobs, resources).toSorted(compareCandidates)[0];
    if (best === undefined) {
      unplaced.push({ orderno, trade, text: describeMisfit(job, resources) });
      continue;
    }
    // The next jobs see this one as assigned.
    job.assignment = best.assignment;
    const { crewid, vanid, startsAt } = best.assignment;
    const version = job.row?.version ?? 0;
    const explanation = explain(job, best, resources);
    proposals.push({ orderno, trade, version, crewid, vanid, startsat: startsAt, explanation });
  }
  return { data: { proposals, unplaced } };
}

const compareSize = (first: PlannedJob, second: PlannedJob): number =>
  second.demand.litres - first.demand.litres ||
  second.demand.minutes - first.demand.minutes ||
  first.orderid - second.orderid;

/** Vans were tried from small to large, so each crew has its smallest van already. */
const compareCandidates = (first: Candidate, second: Candidate): number =>
  first.distance - second.distance ||
  first.assignment.startsAt - second.assignment.startsAt ||
  first.crew.id - second.crew.id;

/** Returns for each crew its earliest start, with the smallest van that is free then. */
function listCandidates(
  job: LoadedJob,
  jobsOfDay: readonly LoadedJob[],
  resources: CrewsAndVans,
): Candidate[] {
  return resources.crews.flatMap((crew) => {
    const assignment = findEarliest(job, crew, jobsOfDay, resources);
    if (assignment === null) return [];
    const previousJob =
      jobsOfDay
        .filter((other) => other.assignment?.crewid === crew.id)
        .filter((other) => (other.assignment?.startsAt ?? 0) < assignment.startsAt)
        .toSorted((a, b) => (a.assignment?.startsAt ?? 0) - (b.assignment?.startsAt ?? 0))
        .at(-1) ?? null;
    const distance = previousJob === null ? NO_JOB_DISTANCE : getJobDistance(previousJob, job);
    return [{ assignment, crew, previousJob, distance }];
  });
}

/** A crew without a job before is better than one far away, and worse than one nearby. */
const NO_JOB_DISTANCE = 1.5;

/** Distance between the last address of a job and the first address of the next one. */
const getJobDistance = (previousJob: LoadedJob, job: LoadedJob): number =>
  getDistance(listPostcodes(previousJob).at(-1), listPostcodes(job)[0]);

function findEarliest(
  job: LoadedJob,
  crew: Crew,
  jobsOfDay: readonly LoadedJob[],
  resources: CrewsAndVans,
): Assignment | null {
  const from = job.half === 'morning' ? crew.startsAt : Math.max(crew.startsAt, NOON);
  const vanIds = listVanIds(job, resources);
  for (let startsAt = from; startsAt < crew.endsAt; startsAt += START_STEP) {
    for (const vanid of vanIds) {
      const assignment = { crewid: crew.id, vanid, startsAt };
      const problems = findProblems(job, assignment, jobsOfDay, resources);
      // A day that the customer has not confirmed is planned too, and staff give the reason.
      if (problems.every(({ code }) => code === 'unconfirmed')) return assignment;
    }
  }
  return null;
}

/** Minutes between possible starts. */
const START_STEP = 15;

/** Active vans, from small to large. Only a move needs one, if the firm keeps vans. */
function listVanIds({ trade }: LoadedJob, { vans }: CrewsAndVans): (number | null)[] {
  const activeVans = vans.filter(({ isActive }) => isActive);
  if (trade !== 'move' || activeVans.length === 0) return [null];
  return activeVans.toSorted((a, b) => a.litres - b.litres || a.id - b.id).map(({ id }) => id);
}

function explain(
  job: LoadedJob,
  { assignment, crew, previousJob }: Candidate,
  { vans }: CrewsAndVans,
): string {
  const van = vans.find(({ id }) => id === assignment.vanid);
  const volume =
    job.demand.litres === 0 ? 'a load of unknown volume' : formatVolume(job.demand.litres);
  const vanText = van === undefined ? '' : ` ${van.name} is the smallest free van for ${volume}.`;
  const crewText =
    previousJob === null
      ? `${crew.name} has no job before it.`
      : `${crew.name} comes from order ${previousJob.orderno}, ${describeDistance(getJobDistance(previousJob, job))}.`;
  return `${crewText}${vanText} ${formatClock(assignment.startsAt)} is the earliest free start in the ${job.half}.`;
}

function describeMisfit(job: LoadedJob, { crews, vans }: CrewsAndVans): string {
  const ableCrews = crews.filter(({ isActive, kinds }) => isActive && kinds.includes(job.trade));
  if (ableCrews.length === 0) return 'No crew does this kind of work.';
  const activeVans = vans.filter(({ isActive }) => isActive);
  const isTooLarge =
    job.trade === 'move' &&
    activeVans.length > 0 &&
    activeVans.every(({ litres }) => litres < job.demand.litres);
  if (isTooLarge) return `No van holds ${formatVolume(job.demand.litres)}.`;
  return `No crew with enough people${job.trade === 'move' ? ' and a van' : ''} is free for ${job.demand.minutes} minutes in the ${job.half}.`;
}
