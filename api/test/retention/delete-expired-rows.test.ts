import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { knownIps, sessions, users } from '../../src/people/records/tables.ts';
import { contactMessages } from '../../src/contact/tables.ts';
import { customers } from '../../src/people/customers/tables.ts';
import { enqueueMail } from '../../src/mail/queue/queue.ts';
import { mails } from '../../src/mail/queue/tables.ts';
import {
  paymentEvents,
  paymentSessions,
  sandboxSessions,
} from '../../src/payments/records/tables.ts';
import { rateLimits } from '../../src/rate-limit/tables.ts';
import { deleteExpiredRows } from '../../src/retention/delete-expired-rows.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { createGuest } from '../support/people.ts';
import {
  saveShippingDetails,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../support/shopping.ts';
import { createOrderMail } from '../../src/orders/records/order-mail.ts';

const { app, db, shopper } = await createOrderingApp();

const toPastTime = (days: number) => sql`now() - make_interval(days => ${days})`;

async function countLeft(table: PgTable, where?: SQL): Promise<number> {
  await deleteExpiredRows(db);
  return (await db.select({ all: count() }).from(table).where(where))[0]?.all ?? 0;
}

describe('data with a limited lifetime', () => {
  it('a sign-in is removed when it has ended, a counter when its window is over', async () => {
    const { id } = await createGuest(app, 'ends@example.com');
    assert.equal(await countLeft(sessions, eq(sessions.userid, id)), 1);
    await db
      .update(sessions)
      .set({ expiresAt: toPastTime(0) })
      .where(eq(sessions.userid, id));
    assert.equal(await countLeft(sessions, eq(sessions.userid, id)), 0);
    assert.notEqual(await countLeft(rateLimits), 0);
    await db.update(rateLimits).set({ resetsAt: toPastTime(0) });
    assert.equal(await countLeft(rateLimits), 0);
  });

  it('a network address is removed 90 days after the last sign-in from it', async () => {
    const of = { userid: shopper.id };
    await db.insert(knownIps).values([
      { ...of, addressHash: 'recent', seenAt: toPastTime(89) },
      { ...of, addressHash: 'old', seenAt: toPastTime(91) },
    ]);
    assert.equal(await countLeft(knownIps, eq(knownIps.userid, shopper.id)), 1);
  });

  it("an email with a visitor's message is removed 30 days after it was queued, once it is sent", async () => {
    const message = { name: '', subject: '', email: '', phone: '', message: 'Hello' };
    await db.insert(contactMessages).values(message);
    const job = { kind: 'contact-message', to: 'firm@example.com', message };
    await enqueueMail(db, { job }, { job }, { job }, { job }, createOrderMail('order-copy', 1));
    const rows = await db.select().from(mails).orderBy(mails.id);
    const change = (at: number, set: Partial<Record<keyof typeof mails.$inferInsert, unknown>>) =>
      db
        .update(mails)
        .set(set as object)
        .where(eq(mails.id, rows[at]?.id ?? 0));
    await change(0, { createdAt: toPastTime(31), sentAt: toPastTime(31) });
    await change(1, { createdAt: toPastTime(31), attempts: 16 });
    await change(2, { createdAt: toPastTime(31) });
    await change(3, { createdAt: toPastTime(29), sentAt: toPastTime(29) });
    await change(4, { createdAt: toPastTime(31), sentAt: toPastTime(31) });
    await deleteExpiredRows(db);
    const stayed = await db.select({ id: mails.id }).from(mails).orderBy(mails.id);
    assert.deepEqual(
      stayed.map(({ id }) => id),
      [rows[2]?.id, rows[3]?.id, rows[4]?.id],
    );
    assert.equal(await countLeft(contactMessages), 1);
  });

  it('an event of the card payment provider is removed after 90 days, in batches of any number', async () => {
    const many = Array.from({ length: 1_200 }, (_, at) => ({
      id: `evt_${at}`,
      receivedAt: toPastTime(91),
    }));
    await db.insert(paymentEvents).values(many);
    await db.insert(paymentEvents).values({ id: 'evt_recent', receivedAt: toPastTime(89) });
    assert.equal(await countLeft(paymentEvents), 1);
  });

  it('a page of the sandbox is removed 30 days after its end, unless it is still open', async () => {
    const open = async (idempotencyKey: string) => {
      const body = { ...buildOrderBody(shopper, 274, createLine(70)), idempotencyKey };
      const response = await sendPost(app, shopper, '/users/create-stripe-session', body);
      return response.json<{ sessionId: string }>().sessionId;
    };
    const id = await open('sandbox');
    await db.update(sandboxSessions).set({ expiresAt: toPastTime(31) });
    assert.equal(await countLeft(sandboxSessions), 1);
    await db.update(paymentSessions).set({ status: 'expired' }).where(eq(paymentSessions.id, id));
    assert.equal(await countLeft(sandboxSessions), 0);
  });

  it('shipping details are removed 30 days after newer ones were saved, and orders keep theirs', async () => {
    const first = await saveShippingDetails(app, shopper, 'First');
    const { orderno } = await placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));
    const second = await saveShippingDetails(app, shopper, 'Second');
    const setSavedBefore = (days: number, id: number) =>
      db
        .update(customers)
        .set({ createdAt: toPastTime(days) })
        .where(eq(customers.id, id));
    await setSavedBefore(400, first);
    await setSavedBefore(29, second);
    assert.equal(await countLeft(customers, eq(customers.id, first)), 1);
    await setSavedBefore(31, second);
    assert.equal(await countLeft(customers, eq(customers.userid, shopper.id)), 1);
    const newest = (await sendGet(app, shopper, `/users/getcustomers/${shopper.id}`)).json();
    assert.equal(newest.id, second);
    const orders = (await sendGet(app, shopper, '/users/getorders')).json();
    assert.ok(orders.some((placed: { orderno: string }) => placed.orderno === orderno));
  });

  it('a guest without an order is removed with details after 90 days; one with an order stays', async () => {
    const [gone, ordered, signedIn] = [
      await createGuest(app, 'gone@example.com'),
      await createGuest(app, 'ordered@example.com'),
      await createGuest(app, 'signed-in@example.com'),
    ];
    for (const who of [gone, ordered, signedIn]) await saveShippingDetails(app, who);
    await placeOrder(app, ordered, buildOrderBody(ordered, 12, createLine(34)));
    await db.update(users).set({ createdAt: toPastTime(91) });
    await db.update(customers).set({ createdAt: toPastTime(91) });
    for (const { id } of [gone, ordered]) await db.delete(sessions).where(eq(sessions.userid, id));
    assert.equal(await countLeft(users, eq(users.id, gone.id)), 0);
    assert.equal(await countLeft(customers, eq(customers.userid, gone.id)), 0);
    for (const { id } of [ordered, signedIn, shopper]) {
      assert.equal(await countLeft(users, eq(users.id, id)), 1);
      assert.equal(await countLeft(customers, eq(customers.userid, id)), 1);
    }
  });
});
