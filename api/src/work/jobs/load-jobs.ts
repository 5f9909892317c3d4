import type { Job } from 'contract/work/job-fields';
import { and, asc, between, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { bookings } from '../../calendar/bookings/tables.ts';
import { listAddresses, listWorkLines } from '../../calendar/staff/job-texts.ts';
import type { Tx } from '../../db/db.ts';
import { getDayTexts } from '../../orders/records/day-texts.ts';
import { loadOrderDetails, type OrderDetail } from '../../orders/records/load-orders.ts';
import { orderLines, orders } from '../../orders/records/tables.ts';
import { quotes } from '../../quotes/records/tables.ts';
import {
  defaultDemands,
  type JobDemand,
  loadProductDemands,
  toJobKey,
} from '../records/job-demands.ts';
import type { CrewsAndVans } from '../records/load-resources.ts';
import { type JobRow, jobs } from '../records/tables.ts';
import { findProblems, type PlannedJob } from './find-problems.ts';

type Booking = typeof bookings.$inferSelect;

/** A booking with its order, what staff set for it, and what it needs. */
export interface LoadedJob extends PlannedJob {
  booking: Booking;
  order: OrderDetail;
  /** Null until staff have set anything. */
  row: JobRow | null;
  sources: Job['sources'];
}

/** Returns the jobs of the days from `from` to `to`, the morning first. */
export const loadJobs = (tx: Tx, from: string, to: string): Promise<LoadedJob[]> =>
  selectJobs(tx, between(bookings.day, from, to));

/** Returns the jobs of an order. */
export const loadJobsOfOrder = (tx: Tx, orderno: string): Promise<LoadedJob[]> =>
  selectJobs(tx, eq(orders.orderno, orderno));

async function selectJobs(tx: Tx, condition: SQL | undefined): Promise<LoadedJob[]> {
  const rows = await tx
    .select({ booking: bookings, order: orders, row: jobs })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderid))
    .leftJoin(jobs, and(eq(jobs.orderid, bookings.orderid), eq(jobs.trade, bookings.trade)))
    .where(condition)
    .orderBy(asc(bookings.day), sql`${bookings.half} <> 'morning'`, asc(bookings.id));
  const details = await loadOrderDetails(
    tx,
    rows.map(({ order }) => order),
  );
  const orderIds = [...new Set(rows.map(({ order }) => order.id))];
  const productDemands = await loadProductDemands(tx, inArray(orderLines.orderid, orderIds));
  const quotedLitres = await loadQuotedLitres(tx, orderIds);
  return rows.flatMap(({ booking, row }, index) =>
    details.slice(index, index + 1).map((order) => {
      const { orderid, trade, day, half, heldUntil } = booking;
      const litres = trade === 'move' ? (quotedLitres.get(orderid) ?? 0) : 0;
      return {
        booking,
        order,
        row,
        orderid,
        orderno: order.orderno,
        trade,
        day,
        half,
        isUnconfirmed: heldUntil !== null,
        ...combineDemands(booking, row, productDemands.get(toJobKey(booking)), litres),
        assignment: readAssignment(booking, row),
      };
    }),
  );
}

/** Returns the volume of the furniture of accepted quotes by order id. */
async function loadQuotedLitres(tx: Tx, orderIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ orderid: quotes.orderid, litres: quotes.litres })
    .from(quotes)
    .where(inArray(quotes.orderid, [...orderIds]));
  return new Map(
    rows.flatMap(({ orderid, litres }) => (orderid === null ? [] : [[orderid, litres]])),
  );
}

/**
 * Returns what a job needs: what staff set, else what its products say, else the default. A larger
 * volume of the quote counts instead of that of the products.
 */
function combineDemands(
  { trade }: Booking,
  row: JobRow | null,
  products: JobDemand | undefined,
  quotedLitres: number,
): Pick<LoadedJob, 'demand' | 'sources'> {
  const choose = (name: keyof JobDemand) => {
    const ownValue = row?.[name] ?? null;
    if (ownValue !== null) return [ownValue, 'job'] as const;
    const productValue = products?.[name] ?? 0;
    if (name === 'litres' && quotedLitres > productValue) return [quotedLitres, 'quote'] as const;
    if (productValue > 0) return [productValue, 'products'] as const;
    return [defaultDemands[trade][name], 'default'] as const;
  };
  const [minutes, minutesSource] = choose('minutes');
  const [people, peopleSource] = choose('people');
  const [litres, litresSource] = choose('litres');
  return {
    demand: { minutes, people, litres },
    sources: { minutes: minutesSource, people: peopleSource, litres: litresSource },
  };
}

/** An assignment for another day ended when the booking was moved. */
function readAssignment({ day }: Booking, row: JobRow | null): LoadedJob['assignment'] {
  if (row === null || row.assignedDay !== day) return null;
  const { crewid, vanid, startsAt } = row;
  return crewid === null || startsAt === null ? null : { crewid, vanid, startsAt };
}

/** Returns the job for pages of staff. `jobsOfDays` contain all jobs of its day. */
export function toApiJob(
  job: LoadedJob,
  jobsOfDays: readonly LoadedJob[],
  resources: CrewsAndVans,
) {
  const { order, row, assignment, demand } = job;
  return {
    orderno: job.orderno,
    trade: job.trade,
    day: job.day,
    half: job.half,
    version: row?.version ?? 0,
    title: getDayTexts(order)[job.trade].workTitle,
    customer: `${order.name} ${order.lastName}`.trim(),
    phone: order.mobile,
    addresses: listAddresses(order, job.trade),
    lines: listWorkLines(order),
    ...demand,
    sources: job.sources,
    crewid: assignment?.crewid ?? null,
    vanid: assignment?.vanid ?? null,
    startsat: assignment?.startsAt ?? null,
    state: assignment === null ? ('planned' as const) : (row?.state ?? 'planned'),
    problems: assignment === null ? [] : findProblems(job, assignment, jobsOfDays, resources),
    reason: assignment === null ? '' : (row?.reason ?? ''),
    note: row?.note ?? '',
    unconfirmed: job.isUnconfirmed,
    onhold: order.hold !== null,
    movedfrom: assignment === null ? (row?.assignedDay ?? null) : null,
  };
}
