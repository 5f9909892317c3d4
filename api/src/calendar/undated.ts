import type { Trade as ProgressTrade } from 'contract/catalog/trade';
import { and, desc, eq, exists, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { products } from '../catalog/tables.ts';
import type { Tx } from '../db/db.ts';
import { orderProgress } from '../orders/progress/tables.ts';
import { orderLines, orders } from '../orders/records/tables.ts';
import { statesThatAre } from '../orders/state/order-states.ts';
import { type Trade, trades } from '../schedule/schedule.ts';
import { bookings, scheduledServices } from './bookings/tables.ts';

/** The fulfilment kind whose progress steps belong to a booking kind. */
const progressTrades: Record<Trade, ProgressTrade> = { move: 'move', visit: 'care' };

/**
 * Returns an SQL condition: the order is unfinished, needs a booking of this kind and has none. The
 * shopper chose no day, or the booking has expired. An order whose work has begun needs no booking.
 */
export function isUndated(tx: Tx, trade: Trade): SQL | undefined {
  const booked = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.orderid, orders.id), eq(bookings.trade, trade)));
  const dated = tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productid))
    .innerJoin(scheduledServices, eq(scheduledServices.serviceid, products.serviceid))
    .where(and(eq(orderLines.orderid, orders.id), eq(scheduledServices.trade, trade)));
  const step = tx
    .select({ step: orderProgress.step })
    .from(orderProgress)
    .where(
      and(eq(orderProgress.orderid, orders.id), eq(orderProgress.trade, progressTrades[trade])),
    )
    .orderBy(desc(orderProgress.id))
    .limit(1);
  return and(
    inArray(orders.state, statesThatAre('certain')),
    or(sql`${orders.schedule} -> ${trade}::text is not null`, exists(dated)),
    notExists(booked),
    sql`coalesce((${step}), 'received') = 'received'`,
  );
}

/** Returns an SQL condition: the order lacks a booking of at least one kind. */
export const isAnyUndated = (tx: Tx): SQL | undefined =>
  or(...trades.map((trade) => isUndated(tx, trade)));

/** Returns the booking kinds that these orders lack, by order id. */
export async function loadUndated(tx: Tx, ids: readonly number[]): Promise<Map<number, Trade[]>> {
  const undated = new Map<number, Trade[]>();
  for (const trade of trades) {
    const found = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.id, [...ids]), isUndated(tx, trade)));
    for (const { id } of found) undated.set(id, [...(undated.get(id) ?? []), trade]);
  }
  return undated;
}
