import type { Tx } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { findOrderIdByToken } from '../link/order-link.ts';

/**
 * Returns the id of the order that a link's token opens. Throws the same 404 for unknown and
 * expired tokens.
 */
export async function findLinkedOrder(tx: Tx, token: string): Promise<number> {
  const orderid = await findOrderIdByToken(tx, token);
  if (orderid === null) throw notFound('This link opens no order any more.');
  return orderid;
}
