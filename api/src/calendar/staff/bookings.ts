import { asc, between, eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { badRequest } from '../../http/http-error.ts';
import { type OrderDetail, withLines } from '../../orders/records/load-orders.ts';
import { orders } from '../../orders/records/tables.ts';
import { addDays, isDay, londonDay } from '../../schedule/london-day.ts';
import { type Trade, trades } from '../../schedule/schedule.ts';
import { dayPlaces } from '../bookings/day-places.ts';
import { toApiWorkDayTitles } from '../../orders/records/day-texts.ts';
import { stateOf } from '../read-schedules.ts';
import { bookings } from '../bookings/tables.ts';
import { isUndated } from '../undated.ts';

/** Largest number of orders without a booking in the response, for each booking kind. */
const MAX_UNPLACED = 100;

/** Returns the bookings of `dayCount` days from `from` on, and the orders that lack a booking. */
export async function readBookings(db: Db, from = londonDay(new Date()), length: number) {
  if (!isDay(from)) throw badRequest('There is no such day.', 'no_day');
  const to = addDays(from, length - 1);
  const days = await Promise.all(
    trades.map(async (trade) =>
      (await dayPlaces(db, trade, from, to)).map(({ isClosed: closed, ...day }) => ({
        ...{ trade, closed },
        ...day,
      })),
    ),
  );
  const booked = await db
    .select()
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderid))
    .where(between(bookings.day, from, to))
    .orderBy(asc(bookings.day), asc(bookings.half), asc(bookings.id));
  const details = await withLines(
    db,
    booked.map(({ orders: order }) => order),
  );
  return {
    status: true as const,
    days: days.flat(),
    data: booked.flatMap(({ bookings: place }, at) =>
      details.slice(at, at + 1).map((order) => ({
        ...orderPart(order),
        ...{ trade: place.trade, day: place.day, half: place.half },
        state: stateOf(place),
        helduntil: place.heldUntil?.toISOString() ?? null,
      })),
    ),
    unplaced: (await Promise.all(trades.map((trade) => unplaced(db, trade)))).flat(),
  };
}

/** Returns the unfinished orders that lack a booking of this kind, the oldest first. */
async function unplaced(db: Db, trade: Trade) {
  const found = await db
    .select()
    .from(orders)
    .where(isUndated(db, trade))
    .orderBy(asc(orders.id))
    .limit(MAX_UNPLACED);
  return (await withLines(db, found)).map((order) => {
    const choice = order.schedule?.[trade];
    return {
      ...orderPart(order),
      ...{ trade, day: choice?.date ?? null, half: choice?.half ?? null },
      ...{ state: 'none' as const, helduntil: null },
    };
  });
}

const orderPart = (order: OrderDetail) => ({
  ...{ orderno: order.orderno, mobile: order.mobile },
  name: `${order.name} ${order.lastName}`.trim(),
  schedule: order.schedule ?? {},
  daytitles: toApiWorkDayTitles(order),
});
