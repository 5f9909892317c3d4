import type { OrderPagePart } from 'contract/orders/order-page';
import { and, eq, gt, sql } from 'drizzle-orm';
import { hashToken, createToken } from '../../people/records/session-token.ts';
import { users } from '../../people/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { orders } from '../records/tables.ts';
import { orderLinks } from './tables.ts';

/** Days for which a link can open its order. */
export const LINK_DAYS = 90;

/**
 * Returns the URL of an order's page, for the order's emails. A guest's URL contains a token after
 * '#', which browsers do not send to servers. Customers with an account sign in instead. Saves the
 * hash of a guest's token, which is valid for `days`. The page scrolls to its `part`.
 */
export async function createOrderUrl(
  tx: Tx,
  { id, orderno, userid, site }: { id: number; orderno: string; userid: number; site: string },
  { days = LINK_DAYS, part }: { days?: number; part?: OrderPagePart } = {},
): Promise<string> {
  const [owner] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userid));
  const query = new URLSearchParams(part && { part });
  if (owner?.role !== 'guest')
    return `${site}/my-orders?${new URLSearchParams([['order', orderno], ...query])}`;
  const token = createToken();
  await tx.insert(orderLinks).values({
    tokenHash: hashToken(token),
    orderid: id,
    expiresAt: sql`now() + make_interval(days => ${days})`,
  });
  return `${site}/my-order${part === undefined ? '' : `?${query}`}#${token}`;
}

/**
 * Returns the e-mail address of the account to which an order belongs, if this is not the order's
 * address, otherwise null.
 */
export async function findOtherAccountEmail(
  tx: Tx,
  { userid, email }: { userid: number; email: string },
): Promise<string | null> {
  const [owner] = await tx
    .select({ role: users.role, email: users.email })
    .from(users)
    .where(eq(users.id, userid));
  if (owner === undefined || owner.role === 'guest') return null;
  return owner.email.toLowerCase() === email.trim().toLowerCase() ? null : owner.email;
}

/** Returns the id of the order that a token opens, or null. */
export async function findOrderIdByToken(tx: Tx, token: string): Promise<number | null> {
  const [link] = await tx
    .select({ orderid: orderLinks.orderid })
    .from(orderLinks)
    .where(and(eq(orderLinks.tokenHash, hashToken(token)), gt(orderLinks.expiresAt, sql`now()`)));
  return link?.orderid ?? null;
}

/** Deletes all link tokens of an order, so the links in its emails stop working. */
export async function deleteOrderLinks(tx: Tx, orderid: number): Promise<void> {
  await tx.delete(orderLinks).where(eq(orderLinks.orderid, orderid));
}

/** Assigns a guest's order to an account and invalidates the order's links. */
export async function assignOrderToAccount(tx: Tx, orderid: number, userid: number): Promise<void> {
  await tx.update(orders).set({ userid, idempotencyKey: null }).where(eq(orders.id, orderid));
  await deleteOrderLinks(tx, orderid);
}
