import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { addDays, getLondonToday, toLondonDay } from '../../schedule/london-day.ts';
import type { BookingKind } from '../../schedule/schedule.ts';
import { type LoadedJob, loadJobsOfOrder } from '../jobs/load-jobs.ts';
import { workCrews, workPeople } from '../records/tables.ts';

/** Error of the clock of a phone that is tolerated, in ms. */
const CLOCK_TOLERANCE_MS = 3_600_000;

/** Returns the crew to which the account belongs, or null. */
export async function findOwnCrew(
  tx: Tx,
  { id }: Pick<CurrentUser, 'id'>,
): Promise<{ id: number; name: string } | null> {
  const [crew] = await tx
    .select({ id: workCrews.id, name: workCrews.name })
    .from(workPeople)
    .innerJoin(workCrews, eq(workCrews.id, workPeople.crewid))
    .where(and(eq(workPeople.userid, id), workPeople.isActive, workCrews.isActive));
  return crew ?? null;
}

interface Press {
  orderno: string;
  trade: BookingKind;
  /** Time of the phone. */
  at: Date;
}

/**
 * Returns the job of an own crew. Throws the same 404 for an unknown order, another crew's job and a
 * job of another day. A job of yesterday takes only what was pressed by the end of its day, because a
 * phone may have had no network until now.
 */
export async function requireOwnJob(
  tx: Tx,
  user: Pick<CurrentUser, 'id'>,
  { orderno, trade, at }: Press,
): Promise<LoadedJob> {
  const crew = await findOwnCrew(tx, user);
  const jobsOfOrder = crew === null ? [] : await loadJobsOfOrder(tx, orderno);
  const job = jobsOfOrder.find((each) => each.trade === trade);
  const isOwn = job !== undefined && job.assignment?.crewid === crew?.id;
  if (!isOwn || !isOpenDay(job.day, at))
    throw notFound(
      'This job is not one of your jobs any more. Please ask the office.',
      'not_your_job',
    );
  return job;
}

function isOpenDay(jobDay: string, at: Date): boolean {
  const today = getLondonToday();
  if (jobDay === today || jobDay === addDays(today, 1)) return true;
  const pressedDay = toLondonDay(new Date(at.getTime() - CLOCK_TOLERANCE_MS));
  return jobDay === addDays(today, -1) && pressedDay <= jobDay;
}
