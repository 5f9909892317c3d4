import { type SQL, sql } from 'drizzle-orm';
import { savedBaskets, savedLines } from '../../basket/tables.ts';
import type { Tx } from '../../db/db.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { mails } from '../../mail/queue/tables.ts';
import { orderLines } from '../records/tables.ts';
import { createOrderMail } from '../records/order-mail.ts';

/**
 * Queues the confirmation and the firm's copy, and removes the ordered lines from the saved basket.
 * Runs in the transaction that confirms the order, so that emails and removal happen exactly once.
 */
export async function confirmOrder(
  tx: Tx,
  { id: orderid, userid }: { id: number; userid: number },
): Promise<void> {
  await queueConfirmation(tx, orderid);
  await tx.execute(buildSavedLineDeletion(orderid, userid));
}

/**
 * Returns SQL steps (common table expressions) with the same effect as `confirmOrder`, for the
 * statement that stores an order. The steps read from that statement's steps `placed` (the order)
 * and `basket` (its lines).
 */
export const buildConfirmationSteps = ({ userid }: { userid: number }): SQL => sql`,
  queued as (
    insert into ${mails} (job, once)
    select jsonb_build_object('kind', kind, 'orderid', placed.id), kind || ':' || placed.id
    from placed, unnest(array['order-confirmation', 'order-copy']) as kind),
  ${buildBasketSteps(userid, sql`basket`, sql`true`)}`;

/**
 * Returns the statement that deletes the lines of an order from the user's saved basket. If lines
 * were deleted, the statement raises the basket's version.
 */
const buildSavedLineDeletion = (orderid: number, userid: number) => sql`
  with ${buildBasketSteps(userid, sql`${orderLines}`, sql`${orderLines.orderid} = ${orderid}`)}
  select from raised`;

/**
 * Returns the SQL steps that delete the ordered lines from a saved basket and raise its version.
 */
const buildBasketSteps = (userid: number, orderedLines: SQL, condition: SQL) => sql`
  removed as (
    delete from ${savedLines} using ${orderedLines}
    where ${condition} and ${savedLines.userid} = ${userid} and ${savedLines.productid} = ${orderedLines}.productid
      and ${savedLines.packages} = ${orderedLines}.packages
    returning 1),
  raised as (
    insert into ${savedBaskets} (userid, version) select ${userid}::int, 1 where exists (select from removed)
    on conflict (userid) do update set version = ${savedBaskets.version} + 1 returning 1)`;

/** Queues the confirmation and the firm's copy, unless they are queued already. */
export async function queueConfirmation(tx: Tx, orderid: number): Promise<void> {
  await enqueueMail(
    tx,
    createOrderMail('order-confirmation', orderid),
    createOrderMail('order-copy', orderid),
  );
}
