import { and, eq, gt, sql } from 'drizzle-orm';
import { hashToken, newToken } from '../../auth/session-token.ts';
import { users } from '../../auth/tables.ts';
import type { Tx } from '../../db/db.ts';
import { orders } from '../tables.ts';
import { orderLinks } from './tables.ts';

/** Days that a link opens its order. */
export const LINK_DAYS = 90;

/**
 * Where a mail's button leads (decision 50). A guest's order is opened by the link itself, with a token behind the '#',
 * which browsers send to nobody; whoever has an account signs in.
 */
export async function orderAddress(
  tx: Tx,
  { id, orderno, userid, site }: { id: number; orderno: string; userid: number; site: string },
): Promise<string> {
  const [owner] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userid));
  if (owner?.role !== 'guest') return `${site}/my-orders?order=${encodeURIComponent(orderno)}`;
  const token = newToken();
  await tx.insert(orderLinks).values({
    tokenHash: hashToken(token),
    orderid: id,
    expiresAt: sql`now() + make_interval(days => ${LINK_DAYS})`,
  });
  return `${site}/my-order#${token}`;
}

/** The order that a token opens now, or null. */
export async function orderOfToken(tx: Tx, token: string): Promise<number | null> {
  const [link] = await tx
    .select({ orderid: orderLinks.orderid })
    .from(orderLinks)
    .where(and(eq(orderLinks.tokenHash, hashToken(token)), gt(orderLinks.expiresAt, sql`now()`)));
  return link?.orderid ?? null;
}

/** Ends every link of an order, those of mails that are read later too. */
export async function endLinks(tx: Tx, orderid: number): Promise<void> {
  await tx.delete(orderLinks).where(eq(orderLinks.orderid, orderid));
}

/** Makes a guest's order one of an account's, which ends its links. */
export async function takeIntoAccount(tx: Tx, orderid: number, userid: number): Promise<void> {
  await tx.update(orders).set({ userid, idempotencyKey: null }).where(eq(orders.id, orderid));
  await endLinks(tx, orderid);
}
