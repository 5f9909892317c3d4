import { formatClock } from 'contract/work/clock';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import type { BookingKind } from '../../schedule/schedule.ts';
import { jobs, workCrews, workVans } from './tables.ts';

/** A booked day, of which a job of another day is not part. */
interface BookedDay {
  orderid: number;
  trade: BookingKind;
  day: string;
}

const toKey = ({ orderid, trade, day }: BookedDay): string => `${orderid} ${trade} ${day}`;

/**
 * Returns a function that names start, crew and van of a booked day, such as
 * '08:30, North crew, Luton', or '' for an unassigned job.
 */
export async function loadAssignmentTexts(
  tx: Tx,
  orderIds: readonly number[],
): Promise<(bookedDay: BookedDay) => string> {
  const rows = await tx
    .select({ job: jobs, crew: workCrews.name, van: workVans.name })
    .from(jobs)
    .innerJoin(workCrews, eq(workCrews.id, jobs.crewid))
    .leftJoin(workVans, eq(workVans.id, jobs.vanid))
    .where(and(inArray(jobs.orderid, [...orderIds]), isNotNull(jobs.assignedDay)));
  const texts = new Map(
    rows.map(({ job, crew, van }) => [
      toKey({ ...job, day: job.assignedDay ?? '' }),
      [formatClock(job.startsAt ?? 0), crew, ...(van === null ? [] : [van])].join(', '),
    ]),
  );
  return (bookedDay) => texts.get(toKey(bookedDay)) ?? '';
}
