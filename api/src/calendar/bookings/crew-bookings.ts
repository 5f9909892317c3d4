import { NOON } from 'contract/work/clock';
import { and, between, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { orderLines } from '../../orders/records/tables.ts';
import { getLondonToday } from '../../schedule/london-day.ts';
import type { BookingKind, BookingSlot, Half } from '../../schedule/schedule.ts';
import { defaultDemands, loadProductDemands, toJobKey } from '../../work/records/job-demands.ts';
import { type CrewDays, loadCrewDays, loadCrewKinds } from '../../work/records/load-crew-days.ts';
import { jobs } from '../../work/records/tables.ts';
import { bookings } from './tables.ts';

/** Numbers of jobs of each kind, by day and half. A job that lasts into the afternoon counts in both halves. */
export type JobCounts = (day: string, half: Half) => Record<BookingKind, number>;

/**
 * Counts the jobs of the days from `from` to `to`, except those of the order `exceptOrderid`. Crews
 * have other starts than 13:00, so a long job of the morning occupies its crew in the afternoon too.
 */
export async function countJobs(
  tx: Tx,
  crewDays: CrewDays,
  from: string,
  to: string,
  exceptOrderid?: number,
): Promise<JobCounts> {
  const isInRange = between(bookings.day, from, to);
  const rows = await tx
    .select({ booking: bookings, job: jobs })
    .from(bookings)
    .leftJoin(jobs, and(eq(jobs.orderid, bookings.orderid), eq(jobs.trade, bookings.trade)))
    .where(isInRange);
  const morningOrders = tx
    .select({ id: bookings.orderid })
    .from(bookings)
    .where(and(isInRange, eq(bookings.half, 'morning')));
  const demands = await loadProductDemands(tx, inArray(orderLines.orderid, morningOrders));
  const counts = new Map<string, number>();
  for (const { booking, job } of rows) {
    if (booking.orderid === exceptOrderid) continue;
    const { trade, day, half } = booking;
    const minutes = readMinutes(trade, job?.minutes, demands.get(toJobKey(booking))?.minutes);
    const startsAt = job?.assignedDay === day ? job.startsAt : null;
    const occupiedHalves = listOccupiedHalves(
      half,
      minutes,
      startsAt ?? crewDays.getFirstStart(trade),
    );
    for (const occupiedHalf of occupiedHalves) {
      const key = `${trade} ${day} ${occupiedHalf}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return (day, half) => ({
    move: counts.get(`move ${day} ${half}`) ?? 0,
    visit: counts.get(`visit ${day} ${half}`) ?? 0,
  });
}

/** Returns the halves of a day that the job of an order would occupy. */
export async function loadOccupiedHalves(
  tx: Tx,
  orderid: number,
  { trade, half }: BookingSlot,
): Promise<readonly Half[]> {
  const firstStart = half === 'morning' ? await loadFirstStart(tx, trade) : null;
  if (firstStart === null) return [half];
  const demands = await loadProductDemands(tx, eq(orderLines.orderid, orderid));
  const [job] = await tx
    .select({ minutes: jobs.minutes })
    .from(jobs)
    .where(and(eq(jobs.orderid, orderid), eq(jobs.trade, trade)));
  const minutes = readMinutes(
    trade,
    job?.minutes,
    demands.get(toJobKey({ orderid, trade }))?.minutes,
  );
  return listOccupiedHalves(half, minutes, firstStart);
}

/** Returns the earliest start of a crew that does this kind of work, or null without such a crew. */
export async function loadFirstStart(tx: Tx, trade: BookingKind): Promise<number | null> {
  const { kinds } = await loadCrewKinds(tx);
  if (!kinds.has(trade)) return null;
  const today = getLondonToday();
  return (await loadCrewDays(tx, today, today)).getFirstStart(trade);
}

/** Returns whether a job of the morning lasts into the afternoon, in which its crew is taken too. */
export const lastsIntoAfternoon = (startsAt: number, minutes: number): boolean =>
  startsAt + minutes > NOON;

/** 0 minutes of the products are unknown. */
const readMinutes = (trade: BookingKind, ownMinutes?: number | null, productMinutes = 0): number =>
  ownMinutes ?? (productMinutes || defaultDemands[trade].minutes);

const listOccupiedHalves = (half: Half, minutes: number, startsAt: number): readonly Half[] =>
  half === 'morning' && lastsIntoAfternoon(startsAt, minutes) ? ['morning', 'afternoon'] : [half];
