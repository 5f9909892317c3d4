import { formatDay } from 'contract/calendar/date-texts';
import { formatClock, NOON } from 'contract/work/clock';
import type { JobProblem } from 'contract/work/job-fields';
import type { BookingKind, Half } from '../../schedule/schedule.ts';
import { isAway } from '../records/load-crew-days.ts';
import type { CrewsAndVans } from '../records/load-resources.ts';
import { type JobDemand, toJobKey } from '../records/job-demands.ts';

/** Crew, van and start of a job. */
export interface Assignment {
  crewid: number;
  vanid: number | null;
  startsAt: number;
}

/** Fields of a job from which problems of its assignment follow. */
export interface PlannedJob {
  orderid: number;
  orderno: string;
  trade: BookingKind;
  day: string;
  half: Half;
  demand: JobDemand;
  isUnconfirmed: boolean;
  assignment: Assignment | null;
}

export interface Problem {
  code: JobProblem;
  text: string;
}

type Crew = CrewsAndVans['crews'][number];
type Van = CrewsAndVans['vans'][number];

const workNames: Record<BookingKind, string> = { move: 'moves', visit: 'collections' };

/**
 * Returns the problems of an assignment, each as a sentence for staff. `otherJobs` are all jobs of
 * the day, and may contain the job itself. Absences count only if the firm records people.
 */
export function findProblems(
  job: PlannedJob,
  assignment: Assignment,
  otherJobs: readonly PlannedJob[],
  resources: CrewsAndVans,
): Problem[] {
  const crew = resources.crews.find(({ id }) => id === assignment.crewid);
  const van = resources.vans.find(({ id }) => id === assignment.vanid);
  if (crew === undefined) return [];
  const overlaps = otherJobs.filter(
    (other) => toJobKey(other) !== toJobKey(job) && overlapsInTime(job, assignment, other),
  );
  return [
    ...findCrewProblems(job, assignment, crew),
    ...overlaps
      .filter((other) => other.assignment?.crewid === crew.id)
      .map((other) => toProblem('crew_overlap', `${crew.name} ${describeOtherJob(other)}`)),
    ...findAbsenceProblems(job, crew, resources),
    ...(van === undefined ? [] : findVanProblems(job, van)),
    ...overlaps
      .filter((other) => van !== undefined && other.assignment?.vanid === van.id)
      .map((other) => toProblem('van_overlap', `${van?.name} ${describeOtherJob(other)}`)),
    ...findBookingProblems(job, assignment),
  ];
}

const toProblem = (code: JobProblem, text: string): Problem => ({ code, text });

function overlapsInTime(job: PlannedJob, { startsAt }: Assignment, other: PlannedJob): boolean {
  if (other.assignment === null || other.day !== job.day) return false;
  const otherStart = other.assignment.startsAt;
  return startsAt < otherStart + other.demand.minutes && otherStart < startsAt + job.demand.minutes;
}

function describeOtherJob({ orderno, assignment, demand }: PlannedJob): string {
  const start = assignment?.startsAt ?? 0;
  return `is at order ${orderno} from ${formatClock(start)} to ${formatClock(start + demand.minutes)}.`;
}

function findCrewProblems(job: PlannedJob, { startsAt }: Assignment, crew: Crew): Problem[] {
  const end = startsAt + job.demand.minutes;
  const { name } = crew;
  return [
    ...(crew.isActive ? [] : [toProblem('wrong_kind', `${name} does not work any more.`)]),
    ...(crew.kinds.includes(job.trade)
      ? []
      : [toProblem('wrong_kind', `${name} does no ${workNames[job.trade]}.`)]),
    ...(startsAt < crew.startsAt
      ? [
          toProblem(
            'too_long',
            `The job starts at ${formatClock(startsAt)}, before the day of ${name} begins at ${formatClock(crew.startsAt)}.`,
          ),
        ]
      : []),
    ...(end > crew.endsAt
      ? [
          toProblem(
            'too_long',
            `The job ends at ${formatClock(end)}, after the day of ${name} ends at ${formatClock(crew.endsAt)}.`,
          ),
        ]
      : []),
  ];
}

function findAbsenceProblems(job: PlannedJob, crew: Crew, { people }: CrewsAndVans): Problem[] {
  const activePeople = people.filter(({ isActive }) => isActive);
  if (activePeople.length === 0) return [];
  const members = activePeople.filter(({ crewid }) => crewid === crew.id);
  const absentNames = members
    .filter(({ absences }) => isAway(absences, job.day))
    .map(({ name }) => name);
  const presentCount = members.length - absentNames.length;
  const { people: needed } = job.demand;
  if (presentCount >= needed) return [];
  const absentText =
    absentNames.length === 0
      ? ''
      : ` ${absentNames.join(' and ')} ${absentNames.length === 1 ? 'is' : 'are'} absent.`;
  const text = `The job needs ${formatPeople(needed)}, but ${crew.name} has ${formatPeople(presentCount)} on ${formatDay(job.day)}.${absentText}`;
  return [toProblem('absent', text)];
}

const formatPeople = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

function findVanProblems(job: PlannedJob, van: Van): Problem[] {
  const daysOff = van.daysOff.find((days) => isAway([days], job.day));
  const note = daysOff?.note ? ` (${daysOff.note})` : '';
  return [
    ...(van.isActive ? [] : [toProblem('van_off', `${van.name} is not in use any more.`)]),
    ...(daysOff === undefined
      ? []
      : [toProblem('van_off', `${van.name} cannot be used on ${formatDay(job.day)}${note}.`)]),
    ...(job.demand.litres > van.litres
      ? [
          toProblem(
            'van_too_small',
            `${van.name} holds ${formatVolume(van.litres)}, but the job has ${formatVolume(job.demand.litres)}.`,
          ),
        ]
      : []),
  ];
}

/** Formats litres as cubic metres, such as '14.2 m³'. */
export const formatVolume = (litres: number): string =>
  `${(litres / 1000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} m³`;

function findBookingProblems(job: PlannedJob, { startsAt }: Assignment): Problem[] {
  const startHalf = startsAt < NOON ? 'morning' : 'afternoon';
  return [
    ...(startHalf === job.half
      ? []
      : [
          toProblem(
            'outside_half',
            `The customer booked the ${job.half}, but the job starts at ${formatClock(startsAt)}.`,
          ),
        ]),
    ...(job.isUnconfirmed
      ? [toProblem('unconfirmed', 'The customer has not confirmed the day yet.')]
      : []),
  ];
}
