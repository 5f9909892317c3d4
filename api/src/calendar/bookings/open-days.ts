import { asc } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { addDays, londonDay } from '../../schedule/london-day.ts';
import { type Trade, trades } from '../../schedule/schedule.ts';
import { dayPlaces, hasAnyLeft, leftIn } from './day-places.ts';
import { scheduledServices } from './tables.ts';
import { rulesOf } from './trade-rules.ts';

/** A day that can be chosen, with the free capacity of each half day. */
export interface OpenDay {
  day: string;
  morning: number;
  afternoon: number;
}

/** Returns the days with free capacity between the lead time and the horizon. */
export async function openDays(tx: Tx, trade: Trade): Promise<OpenDay[]> {
  const { leadDays, horizonDays } = await rulesOf(tx, trade);
  const today = londonDay(new Date());
  const days = await dayPlaces(tx, trade, addDays(today, leadDays), addDays(today, horizonDays));
  return days.filter(hasAnyLeft).map(({ day, morning, afternoon }) => ({
    day,
    morning: leftIn(morning),
    afternoon: leftIn(afternoon),
  }));
}

/** Returns the booking kinds that have services, with these services and their open days. */
export async function readCalendar(tx: Tx) {
  const rows = await tx.select().from(scheduledServices).orderBy(asc(scheduledServices.serviceid));
  const used = trades.filter((trade) => rows.some((row) => row.trade === trade));
  return Promise.all(
    used.map(async (trade) => ({
      trade,
      services: rows.filter((row) => row.trade === trade).map(({ serviceid }) => serviceid),
      days: await openDays(tx, trade),
    })),
  );
}
