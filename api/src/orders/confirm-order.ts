import { type SQL, sql } from 'drizzle-orm';
import { savedBaskets, savedLines } from '../basket/tables.ts';
import type { Tx } from '../db/db.ts';
import { enqueueMail, insertMails } from '../mail/queue.ts';
import { orderMail } from './letters/order-letters.ts';
import { orderLines } from './tables.ts';

/**
 * Queues both emails of a confirmed order and removes the ordered lines from the saved basket. Both
 * happen in the order's transaction (rules 24 and 32).
 */
export async function confirmOrder(
  tx: Tx,
  { id: orderid, userid }: { id: number; userid: number },
): Promise<void> {
  await queueConfirmation(tx, orderid);
  await tx.execute(removeSavedLines(orderid, userid));
}

/** Returns the same as statements, for an order that this transaction has stored and that has no emails yet. */
export const confirmNewOrder = ({ id, userid }: { id: number; userid: number }): SQL[] => [
  insertMails(orderMail('order-confirmation', id), orderMail('order-copy', id)),
  removeSavedLines(id, userid),
];

/** Deletes the lines of an order from the user's saved basket. Raises the basket's version if it deleted any. */
const removeSavedLines = (orderid: number, userid: number) => sql`
  with removed as (
    delete from ${savedLines} using ${orderLines}
    where ${orderLines.orderid} = ${orderid}::int and ${savedLines.userid} = ${userid}::int
      and ${savedLines.productid} = ${orderLines.productid}
      and ${savedLines.packages} = ${orderLines.packages}
    returning 1)
  insert into ${savedBaskets} (userid, version) select ${userid}::int, 1 where exists (select from removed)
  on conflict (userid) do update set version = ${savedBaskets.version} + 1`;

/** Queues the confirmation and the firm's copy, unless they are queued already. */
export async function queueConfirmation(tx: Tx, orderid: number): Promise<void> {
  await enqueueMail(tx, orderMail('order-confirmation', orderid), orderMail('order-copy', orderid));
}
