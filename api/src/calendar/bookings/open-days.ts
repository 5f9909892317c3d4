import { asc, eq, sql } from 'drizzle-orm';
import { savedLines } from '../../basket/tables.ts';
import { products, scheduledServices } from '../../catalog/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { addDays, getLondonToday } from '../../schedule/london-day.ts';
import { type BookingKind, bookingKinds } from '../../schedule/schedule.ts';
import { lastsIntoAfternoon, loadFirstStart } from './crew-bookings.ts';
import { loadDayCapacities, getFreeCapacity } from './day-capacity.ts';
import { loadBookingRules } from './booking-rules.ts';

/** A day that shoppers can choose, with the free capacity of each half day. */
export interface OpenDay {
  day: string;
  morning: number;
  afternoon: number;
}

/**
 * Returns the days with free capacity, from the first to the last day that shoppers can choose. The
 * morning is free for work of these minutes, which may last into the afternoon.
 */
export async function loadOpenDays(
  tx: Tx,
  bookingKind: BookingKind,
  minutes = 0,
): Promise<OpenDay[]> {
  const { leadDays, horizonDays } = await loadBookingRules(tx, bookingKind);
  const today = getLondonToday();
  const capacities = await loadDayCapacities(
    tx,
    bookingKind,
    addDays(today, leadDays),
    addDays(today, horizonDays),
  );
  const firstStart = minutes > 0 ? await loadFirstStart(tx, bookingKind) : null;
  const isLong = firstStart !== null && lastsIntoAfternoon(firstStart, minutes);
  return capacities
    .map((capacity) => {
      const morning = getFreeCapacity(capacity.morning);
      const afternoon = getFreeCapacity(capacity.afternoon);
      return {
        day: capacity.day,
        morning: isLong ? Math.min(morning, afternoon) : morning,
        afternoon,
      };
    })
    .filter(({ morning, afternoon }) => morning + afternoon > 0);
}

/**
 * Returns the booking kinds of all services that need a booking, each with the ids of its services
 * and its open days. With `basketOf`, the days are those for the saved basket of this user.
 */
export async function readCalendar(tx: Tx, basketOf?: number) {
  const rows = await tx.select().from(scheduledServices).orderBy(asc(scheduledServices.serviceid));
  const usedKinds = bookingKinds.filter((trade) => rows.some((row) => row.trade === trade));
  const minutes = basketOf === undefined ? null : await loadBasketMinutes(tx, basketOf);
  return Promise.all(
    usedKinds.map(async (trade) => ({
      trade,
      services: rows.filter((row) => row.trade === trade).map(({ serviceid }) => serviceid),
      days: await loadOpenDays(tx, trade, minutes?.get(trade)),
    })),
  );
}

/** Returns the minutes of the work in a user's saved basket, as far as its products say them. */
async function loadBasketMinutes(tx: Tx, userid: number): Promise<Map<BookingKind, number>> {
  const rows = await tx
    .select({
      trade: scheduledServices.trade,
      minutes: sql<number>`sum(${products.jobMinutes} * ${savedLines.quantity})::integer`,
    })
    .from(savedLines)
    .innerJoin(products, eq(products.id, savedLines.productid))
    .innerJoin(scheduledServices, eq(scheduledServices.serviceid, products.serviceid))
    .where(eq(savedLines.userid, userid))
    .groupBy(scheduledServices.trade);
  return new Map(rows.map(({ trade, minutes }) => [trade, minutes]));
}
