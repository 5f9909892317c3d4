import { sql } from 'drizzle-orm';
import { savedLines } from '../basket/tables.ts';
import { noteChange } from '../basket/version.ts';
import { rowsOf, type Tx } from '../db/db.ts';
import { enqueueMail } from '../mail/queue.ts';
import { orderMail } from './letters/order-letters.ts';
import { orderLines } from './tables.ts';

/**
 * What belongs to the moment an order is certain, in its transaction: the mail to the customer,
 * the firm's copy, and its lines leave the saved basket (decisions 24, 32).
 */
export async function confirmOrder(
  tx: Tx,
  { id: orderid, userid }: { id: number; userid: number },
): Promise<void> {
  await queueConfirmation(tx, orderid);
  const left = await rowsOf(
    tx,
    sql`
    delete from ${savedLines} using ${orderLines}
    where ${orderLines.orderid} = ${orderid} and ${savedLines.userid} = ${userid}
      and ${savedLines.productid} = ${orderLines.productid}
      and ${savedLines.packages} = ${orderLines.packages}
    returning 1 as line`,
  );
  if (left.length > 0) await noteChange(tx, userid);
}

/** Queues the confirmation and the firm's copy, unless they are queued already. */
export async function queueConfirmation(tx: Tx, orderid: number): Promise<void> {
  await enqueueMail(tx, orderMail('order-confirmation', orderid), orderMail('order-copy', orderid));
}
