import { asc } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { addDays, toLondonDay } from '../../schedule/london-day.ts';
import { type BookingKind, bookingKinds } from '../../schedule/schedule.ts';
import { loadDayCapacities, hasFreeCapacity, getFreeCapacity } from './day-capacity.ts';
import { scheduledServices } from '../../catalog/records/tables.ts';
import { loadBookingRules } from './booking-rules.ts';

/** A day that shoppers can choose, with the free capacity of each half day. */
export interface OpenDay {
  day: string;
  morning: number;
  afternoon: number;
}

/** Returns the days with free capacity, from the first to the last day that shoppers can choose. */
export async function loadOpenDays(tx: Tx, bookingKind: BookingKind): Promise<OpenDay[]> {
  const { leadDays, horizonDays } = await loadBookingRules(tx, bookingKind);
  const today = toLondonDay(new Date());
  const days = await loadDayCapacities(
    tx,
    bookingKind,
    addDays(today, leadDays),
    addDays(today, horizonDays),
  );
  return days.filter(hasFreeCapacity).map(({ day, morning, afternoon }) => ({
    day,
    morning: getFreeCapacity(morning),
    afternoon: getFreeCapacity(afternoon),
  }));
}

/**
 * Returns the booking kinds of all services that need a booking, each with the ids of its services
 * and its open days.
 */
export async function readCalendar(tx: Tx) {
  const rows = await tx.select().from(scheduledServices).orderBy(asc(scheduledServices.serviceid));
  const usedKinds = bookingKinds.filter((trade) => rows.some((row) => row.trade === trade));
  return Promise.all(
    usedKinds.map(async (trade) => ({
      trade,
      services: rows.filter((row) => row.trade === trade).map(({ serviceid }) => serviceid),
      days: await loadOpenDays(tx, trade),
    })),
  );
}
