import { and, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '../auth/sessions.ts';
import type { Tx } from '../db/db.ts';
import { forbidden, notFound } from '../http/http-error.ts';
import type { OrderRow } from './store-order.ts';
import { orders } from './tables.ts';

/**
 * Returns the order with this number. Throws the same 403 for another user's order and an unknown
 * one, so that nobody learns which numbers exist. Throws 404 for staff.
 */
export async function findOwnOrder(tx: Tx, orderno: string, user: CurrentUser): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderno, orderno));
  const isStaff = user.role === 'staff';
  if (order !== undefined && (isStaff || order.userid === user.id)) return order;
  throw isStaff
    ? notFound('There is no such order.')
    : forbidden('There is no such order of yours.');
}

/** Returns the user's order with this idempotency key, or null (rule 29). */
export async function findByKey(
  tx: Tx,
  userid: number,
  idempotencyKey: string | null,
): Promise<OrderRow | null> {
  if (idempotencyKey === null) return null;
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userid, userid), eq(orders.idempotencyKey, idempotencyKey)));
  return order ?? null;
}

/** Locks the key until the transaction ends, so that other submissions with it wait. */
export async function lockKey(tx: Tx, userid: number, key: string | null): Promise<void> {
  if (key === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userid}:${key}`}, 0))`);
}

/** Locks the order until the transaction ends. Returns null for an unknown id. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order ?? null;
}
