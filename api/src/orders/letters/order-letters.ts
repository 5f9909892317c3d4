import type { Tx } from '../../db/db.ts';
import type { Letters, MailJob } from '../../mail/letter.ts';
import type { NewMail } from '../../mail/queue.ts';
import { orderAddress } from '../link/order-link.ts';
import { loadOrder, type OrderDetail } from '../load-orders.ts';
import { orderLetter } from './order-letter.ts';
import { workSheet } from './work-sheet.ts';

/** A mail about an order. */
export interface OrderMail extends MailJob {
  orderid: number;
}

/**
 * Returns an email about an order for the queue. It is sent once, even if it is queued repeatedly.
 */
export function orderMail(kind: string, orderid: number): NewMail {
  return { job: { kind, orderid }, once: `${kind}:${orderid}` };
}

export const orderLetters = {
  'order-confirmation': async ({ db, config }, mail: OrderMail) => {
    const order = await orderOf(db, mail);
    return orderLetter(order, config, await orderAddress(db, order));
  },
  'order-copy': async ({ db, config }, mail: OrderMail) =>
    workSheet(await orderOf(db, mail), config),
} satisfies Letters;

/** Returns the order of a mail. Throws if it does not exist. */
export async function orderOf(tx: Tx, { orderid }: OrderMail): Promise<OrderDetail> {
  const order = await loadOrder(tx, orderid);
  if (order === null) throw new Error(`The order ${orderid} of a mail does not exist.`);
  return order;
}
