import type { Tx } from '../../db/db.ts';
import type { MailJob } from '../../mail/email/email.ts';
import type { NewMail } from '../../mail/queue/queue.ts';
import { loadOrder, type OrderDetail } from './load-orders.ts';

export interface OrderMail extends MailJob {
  orderid: number;
}

/**
 * Returns an email about an order for the queue. The email is sent once, even if it is queued
 * repeatedly.
 */
export function createOrderMail(kind: string, orderid: number, content: object = {}): NewMail {
  return { job: { kind, orderid, ...content }, once: `${kind}:${orderid}` };
}

/** Returns the order of a mail. Throws if the order does not exist. */
export async function loadMailOrder(tx: Tx, { orderid }: OrderMail): Promise<OrderDetail> {
  const order = await loadOrder(tx, orderid);
  if (order === null) throw new Error(`The order ${orderid} of a mail does not exist.`);
  return order;
}
