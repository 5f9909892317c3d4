import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { orderCounter, orders } from '../records/tables.ts';

/** Order numbers start after this one (specification, section 9). */
const NUMBER_BASE = 10_000;

const PLACEHOLDER_PREFIX = 'unnumbered:';

/**
 * Returns a placeholder for the order number until the transaction ends. It is never visible
 * outside the transaction.
 */
export const createPlaceholderNumber = () => `${PLACEHOLDER_PREFIX}${randomUUID()}`;

export const isPlaceholderNumber = (orderno: string) => orderno.startsWith(PLACEHOLDER_PREFIX);

/**
 * Returns the statement that gives an order the next number (rule 26). The counter's row is locked
 * until the transaction ends, so that numbers have no gaps. The statement therefore runs last,
 * together with the commit. Without a counter row the number is null, and the column rejects null.
 */
export const buildNumberAssignment = (orderid: number): SQL => sql`
  with drawn as (
    update ${orderCounter} set position = position + 1 returning position)
  update ${orders} set orderno = (select 'SLR' || (${NUMBER_BASE}::int + position) from drawn)
  where ${eq(orders.id, orderid)} returning orderno`;
