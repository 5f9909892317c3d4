import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { orderCounter, orders } from './tables.ts';

/** Order numbers start after this (specification §9). */
const NUMBER_BASE = 10_000;

const UNNUMBERED = 'unnumbered:';

/** What stands for the number of an order until its transaction ends; nobody else ever sees it. */
export const unnumbered = () => `${UNNUMBERED}${randomUUID()}`;

export const isUnnumbered = (orderno: string) => orderno.startsWith(UNNUMBERED);

/**
 * Gives a stored order the next number (decision 26). The counter's row is locked until the transaction
 * ends, so that numbers have no gaps: the last statement, sent together with the commit. Without a counter
 * the number is null, which the column refuses.
 */
export const drawNumber = (orderid: number): SQL => sql`
  with drawn as (
    update ${orderCounter} set position = position + 1 returning position)
  update ${orders} set orderno = (select 'SLR' || (${NUMBER_BASE}::int + position) from drawn)
  where ${eq(orders.id, orderid)} returning orderno`;
