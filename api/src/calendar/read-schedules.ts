import { and, desc, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { type OrderDetail, withLines } from '../orders/records/load-orders.ts';
import { orders } from '../orders/records/tables.ts';
import { choicesOf } from '../schedule/schedule.ts';
import { toApiDayTitles } from '../orders/records/day-texts.ts';
import type { Booking } from './bookings/read-bookings.ts';
import { bookings } from './bookings/tables.ts';

/** Returns the matching orders that have dates, the newest first, with their bookings. */
export async function readSchedules(tx: Tx, where: SQL | undefined) {
  const dated = await tx
    .select()
    .from(orders)
    .where(and(where, isNotNull(orders.schedule)))
    .orderBy(desc(orders.id));
  const held = await tx
    .select()
    .from(bookings)
    .where(
      inArray(
        bookings.orderid,
        dated.map(({ id }) => id),
      ),
    );
  return (await withLines(tx, dated)).map((order) => scheduleOnWire(order, held));
}

/** Converts the dates of an order and the states of its bookings to API fields. */
export function scheduleOnWire(order: OrderDetail, held: readonly Booking[]) {
  const { id, orderno, schedule } = order;
  return {
    orderno,
    daytitles: toApiDayTitles(order),
    schedule: schedule ?? {},
    places: choicesOf(schedule).map(({ trade }) => {
      const place = held.find((row) => row.orderid === id && row.trade === trade);
      return {
        trade,
        state: stateOf(place),
        helduntil: place?.heldUntil?.toISOString() ?? null,
      };
    }),
  };
}

export function stateOf(place: Booking | undefined): 'confirmed' | 'held' | 'none' {
  if (place === undefined) return 'none';
  return place.heldUntil === null ? 'confirmed' : 'held';
}
