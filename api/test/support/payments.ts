import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../src/db/db.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import { orderHistory, orders } from '../../src/orders/records/tables.ts';
import { payments, refunds } from '../../src/payments/records/tables.ts';
import { disputes } from '../../src/payments/records/disputes/tables.ts';

/** Returns the state of an order and its history. */
export async function readOrderState(db: Db, orderno: string) {
  const [order] = await db.select().from(orders).where(eq(orders.orderno, orderno));
  assert.ok(order, `${orderno} exists`);
  const history = await db
    .select({ state: orderHistory.state })
    .from(orderHistory)
    .where(eq(orderHistory.orderid, order.id))
    .orderBy(orderHistory.id);
  return { ...order, history: history.map(({ state }) => state) };
}

/** Returns the kinds of the queued emails about an order. */
export async function listOrderMailKinds(db: Db, orderid: number): Promise<string[]> {
  const rows = await db.select({ job: mails.job }).from(mails).orderBy(mails.id);
  return rows.flatMap(({ job }) => ('orderid' in job && job.orderid === orderid ? [job.kind] : []));
}

/** Adds a card payment of £20 that was refunded, and returns the ids of its refund and itself. */
export async function addRefund(
  db: Db,
  orderid: number,
): Promise<{ refundid: number; paymentid: number }> {
  const transactionid = randomUUID();
  const [payment] = await db
    .insert(payments)
    .values({ orderid, sessionid: transactionid, transactionid, amount: 2_000, currency: 'gbp' })
    .returning();
  assert.ok(payment);
  const [refund] = await db
    .insert(refunds)
    .values({
      orderid,
      paymentid: payment.id,
      amount: 2_000,
      reason: '',
      key: transactionid,
      method: 'provider',
      state: 'done',
      settledAt: new Date(),
    })
    .returning();
  assert.ok(refund);
  return { refundid: refund.id, paymentid: payment.id };
}

/** Adds a card payment of £20 that is disputed, and returns the id of its dispute. */
export async function addDispute(
  db: Db,
  orderid: number,
  status: 'needs_response' | 'lost',
): Promise<number> {
  const transactionid = randomUUID();
  const [payment] = await db
    .insert(payments)
    .values({ orderid, sessionid: transactionid, transactionid, amount: 2_000, currency: 'gbp' })
    .returning();
  assert.ok(payment);
  const [dispute] = await db
    .insert(disputes)
    .values({
      orderid,
      status,
      transactionid,
      paymentid: payment.id,
      providerid: `du_${transactionid}`,
      provider: 'stripe',
      kind: 'dispute',
      reason: 'fraudulent',
      reportedAt: new Date(),
      settledAt: status === 'lost' ? new Date() : null,
    })
    .returning();
  assert.ok(dispute);
  return dispute.id;
}
