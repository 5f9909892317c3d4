import { eq, type SQL, sql } from 'drizzle-orm';
import { hasPermission } from '../../people/sessions/guards.ts';
import type { CurrentUser } from '../../people/sessions/sessions.ts';
import { queryRows, type Tx } from '../../db/db.ts';
import { forbidden, notFound } from '../../http/http-error.ts';
import { type OrderRow, orders } from './tables.ts';

/**
 * Returns the order with this number. Throws the same 403 for another user's order and for an
 * unknown order. Nobody can thus find out which numbers exist. Throws 404 for staff if the number
 * is unknown.
 */
export async function findOwnOrder(tx: Tx, orderno: string, user: CurrentUser): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderno, orderno));
  const isStaff = hasPermission(user, 'orders');
  if (order !== undefined && (isStaff || order.userid === user.id)) return order;
  throw isStaff
    ? notFound('There is no such order.')
    : forbidden('There is no such order of yours.');
}

/** Returns the user's order with this idempotency key, or null. */
export async function findOrderByKey(
  tx: Tx,
  userid: number,
  idempotencyKey: string | null,
): Promise<OrderRow | null> {
  if (idempotencyKey === null) return null;
  // Selects only the id first. Most keys are new, and this query is cheaper than one for all
  // columns.
  const [match] = await queryRows<{ id: number }>(
    tx,
    sql`select id from ${orders} where userid = ${userid} and idempotency_key = ${idempotencyKey}`,
  );
  if (match === undefined) return null;
  const [order] = await tx.select().from(orders).where(eq(orders.id, match.id));
  return order ?? null;
}

/**
 * Returns the SQL statement that locks an idempotency key until the transaction ends, or [] without
 * a key. Other submissions with the same key wait meanwhile. `Db.commitWith` inserts the key into
 * the SQL text, so the key is encoded as hexadecimal digits.
 */
export function buildKeyLock(userid: number, key: string | null): SQL[] {
  if (key === null) return [];
  const digits = Buffer.from(`${userid}:${key}`).toString('hex');
  return [
    sql`select pg_advisory_xact_lock(hashtextextended(convert_from(decode(${digits}, 'hex'), 'UTF8'), 0))`,
  ];
}

/** Locks the order until the transaction ends. Returns null for an unknown id. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order ?? null;
}
