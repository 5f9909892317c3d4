import { and, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '../auth/sessions.ts';
import type { Tx } from '../db/db.ts';
import { forbidden, notFound } from '../http/http-error.ts';
import type { OrderRow } from './store-order.ts';
import { orders } from './tables.ts';

/**
 * The order with this number. Throws 403 alike when it is someone else's and when there is none, so
 * that nobody learns which numbers are taken; staff are told 404.
 */
export async function findOwnOrder(tx: Tx, orderno: string, user: CurrentUser): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderno, orderno));
  const isStaff = user.role === 'staff';
  if (order !== undefined && (isStaff || order.userid === user.id)) return order;
  throw isStaff
    ? notFound('There is no such order.')
    : forbidden('There is no such order of yours.');
}

/** The user's order that was placed with this key, or null (decision 29). */
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

/** Until the transaction ends, whoever else submits with this key waits here. */
export async function lockKey(tx: Tx, userid: number, key: string | null): Promise<void> {
  if (key === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userid}:${key}`}, 0))`);
}

/** The order, locked until the transaction ends; null when there is none. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order ?? null;
}
