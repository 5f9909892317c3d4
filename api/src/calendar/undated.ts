import type { Trade as Kind } from 'contract/trade';
import { and, desc, eq, exists, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { products } from '../catalog/tables.ts';
import type { Tx } from '../db/db.ts';
import { orderProgress } from '../orders/progress/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { type Trade, trades } from '../schedule/schedule.ts';
import { bookings, scheduledServices } from './tables.ts';

/** The part of an order whose progress shows that its day has come. */
const kindOf: Record<Trade, Kind> = { move: 'move', visit: 'care' };

/**
 * Condition on orders that are to be done and lack a booking of this trade: no day was chosen, or its place went
 * back. Work that has begun needs no day.
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
    .where(and(eq(orderProgress.orderid, orders.id), eq(orderProgress.trade, kindOf[trade])))
    .orderBy(desc(orderProgress.id))
    .limit(1);
  return and(
    inArray(orders.state, ['awaiting_collection', 'paid']),
    or(sql`${orders.schedule} -> ${trade}::text is not null`, exists(dated)),
    notExists(booked),
    sql`coalesce((${step}), 'received') = 'received'`,
  );
}

/** Condition on orders that lack a booking of any trade. */
export const isAnyUndated = (tx: Tx): SQL | undefined =>
  or(...trades.map((trade) => isUndated(tx, trade)));

/** The trades that lack a booking, by order id, among these orders. */
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
