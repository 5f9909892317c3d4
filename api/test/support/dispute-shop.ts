import assert from 'node:assert/strict';
import { asc, eq, sql } from 'drizzle-orm';
import { mails } from '../../src/mail/queue/tables.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { disputeEntries, disputes } from '../../src/payments/records/disputes/tables.ts';
import type { FakeDisputeObject } from './fake-stripe-disputes.ts';
import { createRefundShop } from './refund-shop.ts';

/** Time of the first event of a dispute, in Unix seconds. */
export const START = 1_780_000_000;

/** Creates a shop with card payments, and functions for events about disputes. */
export async function createDisputeShop() {
  const shop = await createRefundShop();
  const { db, stripe, send } = shop;

  /** Sends an event that Stripe created some seconds after the start. */
  async function report(type: string, object: FakeDisputeObject, seconds: number, id?: string) {
    const created = START + seconds;
    const response = await send(
      stripe.event(type, structuredClone(object), { created, ...(id !== undefined && { id }) }),
    );
    assert.equal(response.statusCode, 200, response.body);
  }

  async function readDispute(providerid: string) {
    const [row] = await db.select().from(disputes).where(eq(disputes.providerid, providerid));
    assert.ok(row, `${providerid} is stored`);
    return row;
  }

  /** Returns the kinds and amounts of the entries of a dispute, oldest first. */
  async function listEntries(providerid: string) {
    const rows = await db
      .select()
      .from(disputeEntries)
      .where(eq(disputeEntries.reference, providerid))
      .orderBy(asc(disputeEntries.id));
    return rows.map(({ kind, amount }) => [kind, amount]);
  }

  /** Returns the kinds of the mails about disputes of an order. */
  async function listDisputeMails(orderno: string) {
    const [order] = await db.select().from(orders).where(eq(orders.orderno, orderno));
    const rows = await db
      .select({ job: mails.job })
      .from(mails)
      .where(sql`(${mails.job}->>'orderid')::int = ${order?.id ?? 0}`)
      .orderBy(mails.id);
    return rows.map(({ job }) => job.kind).filter((kind) => kind.startsWith('dispute-'));
  }

  return { ...shop, report, readDispute, listEntries, listDisputeMails };
}
