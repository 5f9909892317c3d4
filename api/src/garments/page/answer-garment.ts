import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { addCustomerReply } from '../../contact/add-customer-reply.ts';
import { insertMessage } from '../../contact/messages.ts';
import type { Db, Tx } from '../../db/db.ts';
import { conflict, notFound } from '../../http/http-error.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { lockOrder } from '../../orders/records/find-order.ts';
import type { OrderRow } from '../../orders/records/tables.ts';
import { lockGarment } from '../records/find-garment.ts';
import { type GarmentRow, garments } from '../records/tables.ts';
import { performGarmentEvent } from '../state/perform-garment-event.ts';

/** Returns the locked garment of the customer's order. Throws the same 404 for another order's garment. */
async function lockOwnGarment(tx: Tx, orderid: number, ticket: string): Promise<GarmentRow> {
  const garment = await lockGarment(tx, ticket);
  if (garment.orderid !== orderid) throw notFound('There is no garment with this ticket.');
  return garment;
}

/** Records that the customer agrees with the description. Does nothing if that is recorded already. */
export async function agreeToGarment(
  db: Db,
  orderid: number,
  { ticket, version }: { ticket: string; version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const garment = await lockOwnGarment(tx, orderid, ticket);
    if (garment.answer === 'agreed') return;
    if (garment.version !== version || garment.state !== 'condition_sent')
      throw conflict(
        'We have changed the description meanwhile. Please look at it again.',
        'garment_changed',
      );
    await performGarmentEvent(
      tx,
      garment,
      'agree',
      { staffid: null },
      { set: { answer: 'agreed', answeredAt: sql`now()` } },
    );
  });
}

/**
 * Adds a customer's reply to the inbox message about the order's garments, and reopens that message.
 * Does nothing if a reply with the same key is stored.
 */
export async function replyAboutGarment(
  db: Db,
  orderid: number,
  { ticket, text, key }: { ticket: string; text: string; key: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderid);
    if (order === null) throw notFound('There is no such order.');
    const garment = await lockOwnGarment(tx, orderid, ticket);
    const messageid = await findOrCreateMessage(tx, order, garment);
    const words = text.trim();
    const message = { messageid, key, text: `${garment.name} (${ticket}): ${words}` };
    const replyid = await addCustomerReply(tx, message);
    if (replyid === null) return;
    await performGarmentEvent(
      tx,
      garment,
      'reply',
      { staffid: null, text: words },
      { set: { messageid, answer: 'replied', answeredAt: sql`now()` } },
    );
    const job = { kind: 'garment-reply', orderid, garmentids: [garment.id], replyid };
    await enqueueMail(tx, { job, once: `garment-reply:${replyid}` });
  });
}

/** Returns the id of the inbox message about the garments of an order. Creates it for the first reply. */
async function findOrCreateMessage(tx: Tx, order: OrderRow, { messageid }: GarmentRow) {
  if (messageid !== null) return messageid;
  const [existing] = await tx
    .select({ messageid: garments.messageid })
    .from(garments)
    .where(and(eq(garments.orderid, order.id), isNotNull(garments.messageid)))
    .limit(1);
  if (existing?.messageid) return existing.messageid;
  const { id } = await insertMessage(tx, {
    name: `${order.name} ${order.lastName}`.trim(),
    email: order.email,
    phone: order.mobile,
    subject: `Garments of order ${order.orderno}`,
    message: `About the garments of order ${order.orderno}.`,
    kind: 'message',
  });
  return id;
}
