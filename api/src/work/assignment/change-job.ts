import { eq, sql } from 'drizzle-orm';
import type { assignJob as assignCall, changeJob as changeCall } from 'contract/work/board';
import { formatClock } from 'contract/work/clock';
import { pickChanges, writeAudit } from '../../audit/records/write-audit.ts';
import { staffNameSql } from '../../contact/staff/colleagues.ts';
import type { Db, Tx } from '../../db/db.ts';
import { ChangedMeanwhileError } from '../../http/changed-meanwhile-error.ts';
import { conflict, HttpError, notFound } from '../../http/http-error.ts';
import { invalidField } from '../../http/invalid-field.ts';
import type { CallBody } from '../../http/serve-call.ts';
import { users } from '../../people/records/tables.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { type Assignment, findProblems, type Problem } from '../jobs/find-problems.ts';
import { loadJobs, loadJobsOfOrder, type LoadedJob, toApiJob } from '../jobs/load-jobs.ts';
import { type CrewsAndVans, loadCrewsAndVans } from '../records/load-resources.ts';
import { type JobRow, jobs } from '../records/tables.ts';

/** A job, and the version of it that staff have seen. */
type JobVersion = Pick<CallBody<typeof assignCall>, 'orderno' | 'trade' | 'version'>;

/** A job and all jobs of its day, while this transaction holds the lock of that day. */
interface LockedJob {
  job: LoadedJob;
  jobsOfDay: LoadedJob[];
  resources: CrewsAndVans;
}

/**
 * Sets crew, van and start of a job, or removes them. Throws 409 with the current job if it was
 * changed since `version`. Throws 409 with the problems of the assignment if it has some but no reason.
 */
export const assignJob = (
  db: Db,
  user: CurrentUser,
  { reason = '', ...change }: CallBody<typeof assignCall>,
) =>
  changeLockedJob(db, user, change, async (tx, { job, jobsOfDay, resources }) => {
    const assignment = parseAssignment(change, resources);
    if (job.row?.state === 'done' && job.assignment !== null)
      throw conflict('This job is done, so its crew, van and start cannot be changed.', 'job_done');
    const problems = assignment === null ? [] : findProblems(job, assignment, jobsOfDay, resources);
    if (problems.length > 0 && reason === '') throw new ReasonRequiredError(problems);
    const isSameDay = job.row?.assignedDay === job.day;
    await writeAudit(tx, user, {
      action: assignment === null ? 'job.unassigned' : 'job.assigned',
      subject: { kind: 'order', id: job.orderno },
      ...pickChanges(
        describeAssignment(job.assignment, resources),
        describeAssignment(assignment, resources),
      ),
      reason: problems.length > 0 ? reason : '',
    });
    return {
      crewid: assignment?.crewid ?? null,
      vanid: assignment?.vanid ?? null,
      startsAt: assignment?.startsAt ?? null,
      assignedDay: assignment === null ? null : job.day,
      reason: problems.length > 0 ? reason : '',
      ...(assignment !== null && isSameDay
        ? {}
        : { state: 'planned' as const, onTheWayAt: null, begunAt: null, doneAt: null }),
    };
  });

/**
 * Sets duration, people, volume and note of a job. Throws 409 with the current job if it was changed
 * since `version`.
 */
export const changeJob = (
  db: Db,
  user: CurrentUser,
  { minutes, people, litres, note, ...key }: CallBody<typeof changeCall>,
) =>
  changeLockedJob(db, user, key, async (tx, { job }) => {
    const { row, orderno } = job;
    const after = { minutes, people, litres, crewnote: note };
    const before = {
      minutes: row?.minutes ?? null,
      people: row?.people ?? null,
      litres: row?.litres ?? null,
      crewnote: row?.note ?? '',
    };
    await writeAudit(tx, user, {
      action: 'job.changed',
      subject: { kind: 'order', id: orderno },
      ...pickChanges(before, after),
    });
    return { minutes, people, litres, note };
  });

async function changeLockedJob(
  db: Db,
  user: CurrentUser,
  key: JobVersion,
  change: (tx: Tx, locked: LockedJob) => Promise<Partial<typeof jobs.$inferInsert>>,
) {
  return db.transaction(async (tx) => {
    const { day } = requireJob(await loadJobsOfOrder(tx, key.orderno), key);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`work ${day}`}, 0))`);
    const locked = await loadLockedJob(tx, day, key);
    if ((locked.job.row?.version ?? 0) !== key.version) await throwChangedMeanwhile(tx, locked);
    const values = {
      ...(await change(tx, locked)),
      changedBy: user.id,
      changedAt: sql`now()`,
    };
    const { orderid, trade, version } = { ...locked.job, ...key };
    const [saved] = await tx
      .insert(jobs)
      .values({ orderid, trade, ...values })
      .onConflictDoUpdate({
        target: [jobs.orderid, jobs.trade],
        set: { ...values, version: sql`${jobs.version} + 1` },
        // A press of the crew changes the version without the lock of the day.
        setWhere: eq(jobs.version, version),
      })
      .returning({ version: jobs.version });
    const after = await loadLockedJob(tx, day, key);
    if (saved === undefined) await throwChangedMeanwhile(tx, after);
    return { data: toApiJob(after.job, after.jobsOfDay, after.resources) };
  });
}

async function loadLockedJob(tx: Tx, day: string, key: JobVersion): Promise<LockedJob> {
  const jobsOfDay = await loadJobs(tx, day, day);
  return {
    job: requireJob(jobsOfDay, key),
    jobsOfDay,
    resources: await loadCrewsAndVans(tx, day, day),
  };
}

function requireJob(candidates: readonly LoadedJob[], { orderno, trade }: JobVersion): LoadedJob {
  const job = candidates.find((each) => each.orderno === orderno && each.trade === trade);
  if (job === undefined)
    throw notFound('This order has no such job, because it has no booked day.');
  return job;
}

async function throwChangedMeanwhile(
  tx: Tx,
  { job, jobsOfDay, resources }: LockedJob,
): Promise<never> {
  throw new ChangedMeanwhileError(`The job of order ${job.orderno}`, {
    current: toApiJob(job, jobsOfDay, resources),
    by: await findChangerName(tx, job.row),
    at: job.row?.changedAt.toISOString() ?? null,
  });
}

async function findChangerName(tx: Tx, row: JobRow | null): Promise<string> {
  const [changer] = await tx
    .select({ name: staffNameSql })
    .from(users)
    .where(eq(users.id, row?.changedBy ?? 0));
  return changer?.name ?? '';
}

function parseAssignment(
  { crewid, vanid, startsat: startsAt }: CallBody<typeof assignCall>,
  { crews, vans }: CrewsAndVans,
): Assignment | null {
  if (crewid === null) {
    if (vanid !== null || startsAt !== null) throw invalidField('crewid', 'Crew: choose a crew.');
    return null;
  }
  if (startsAt === null) throw invalidField('startsat', 'Start: choose a time.');
  if (!crews.some(({ id }) => id === crewid))
    throw invalidField('crewid', 'Crew: there is no such crew any more.');
  if (vanid !== null && !vans.some(({ id }) => id === vanid))
    throw invalidField('vanid', 'Van: there is no such van any more.');
  return { crewid, vanid, startsAt };
}

const describeAssignment = (assignment: Assignment | null, { crews, vans }: CrewsAndVans) => ({
  crew: crews.find(({ id }) => id === assignment?.crewid)?.name ?? '',
  van: vans.find(({ id }) => id === assignment?.vanid)?.name ?? '',
  start: assignment === null ? '' : formatClock(assignment.startsAt),
});

class ReasonRequiredError extends HttpError {
  override readonly extraFields: { problems: readonly Problem[] };

  constructor(problems: readonly Problem[]) {
    const texts = problems.map(({ text }) => text).join(' ');
    super(409, 'reason_needed', `${texts} Please say why it is planned all the same.`);
    this.extraFields = { problems };
  }
}
