import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { orderCounter, orders } from '../records/tables.ts';

/** Number before the first order's number. The first order of a shop has the number 10001. */
export const NUMBER_BASE = 10_000;

const PLACEHOLDER_PREFIX = 'unnumbered:';

/**
 * Returns a placeholder that an order has until the end of its transaction assigns the number.
 * Other transactions never see the placeholder.
 */
export const createPlaceholderNumber = () => `${PLACEHOLDER_PREFIX}${randomUUID()}`;

export const isPlaceholderNumber = (orderno: string) => orderno.startsWith(PLACEHOLDER_PREFIX);

/**
 * Returns the statement that gives an order the next number. The statement locks the counter's row
 * until the transaction ends, so that numbers have no gaps. Every order needs this row, so the lock
 * must be short. The statement must therefore run last, in the same round trip to the database as
 * the commit. If the counter's row is missing, the number is null, and the column rejects null.
 */
export const buildNumberAssignment = (orderid: number): SQL => sql`
  with drawn as (
    update ${orderCounter} set position = position + 1 returning position)
  update ${orders} set orderno = (select 'SLR' || (${NUMBER_BASE}::int + position) from drawn)
  where ${eq(orders.id, orderid)} returning orderno`;

/**
 * Gives an order its number before its transaction ends, for entries of the audit log and invoices
 * in the same transaction. Other orders wait for the number's counter until then, so call this as
 * late as possible, and for orders of staff only.
 */
export async function assignOrderNumber(tx: Tx, orderid: number): Promise<void> {
  await tx.execute(buildNumberAssignment(orderid));
}
