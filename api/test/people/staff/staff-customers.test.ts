import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { sessions, users } from '../../../src/people/records/tables.ts';
import { contactMessages, messageReplies } from '../../../src/contact/tables.ts';
import { customers } from '../../../src/people/customers/tables.ts';
import { enqueueMail } from '../../../src/mail/queue/queue.ts';
import { mails } from '../../../src/mail/queue/tables.ts';
import { orders } from '../../../src/orders/records/tables.ts';
import { staffAudit } from '../../../src/audit/records/tables.ts';
import { writeAudit } from '../../../src/audit/records/write-audit.ts';
import { sendAndReadMails } from '../../support/mailed.ts';
import { createGuest, createPerson } from '../../support/people.ts';
import { setState } from '../../support/set-state.ts';
import {
  saveShippingDetails,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../../support/shopping.ts';
import { createTestApp } from '../../support/test-app.ts';

const shop = await createTestApp();
const { app, db } = shop;
const manager = await createPerson(db, 'staff', 'manager@example.com', 'manager');
const colleague = await createPerson(db, 'staff', 'colleague@example.com', 'staff');

/** Creates a guest with an order and a message. The e-mails of both are spelled differently. */
async function createCustomer(name: string) {
  const email = `${name}@example.com`;
  const who = await createGuest(app, email);
  await saveShippingDetails(app, who);
  const { orderno } = await placeOrder(app, who, buildOrderBody(who, 12, createLine(34)));
  const message = { name: 'Vera', subject: '<img onerror>', email: `${name}+x@Example.com` };
  const [stored] = await db
    .insert(contactMessages)
    .values({ ...message, phone: '', message: 'A secret of Vera' })
    .returning({ id: contactMessages.id });
  return { ...who, email, orderno, messageid: stored?.id ?? 0, path: `of-order/${orderno}` };
}

const search = (text: string) => sendPost(app, colleague, '/staff/customers/search', { text });
const load = (path: string) => sendGet(app, colleague, `/staff/customers/${path}`);
const erase = (path: string, email: string, who = manager) =>
  sendPost(app, who, `/staff/customers/${path}/erase`, { email });

describe('a person', () => {
  it('is found by any spelling of the e-mail and by an order number, under a path without personal data', async () => {
    const vera = await createCustomer('vera');
    for (const text of ['vera@example.com', ' VERA+1@example.com ', vera.orderno.toLowerCase()])
      assert.equal((await search(text)).json().path, vera.path, text);
    assert.equal((await search('nobody@example.com')).json().path, null);
    assert.equal((await search('SLR99999')).json().path, null);
    const empty = (await search(' ')).json();
    assert.deepEqual(
      [empty.field, empty.error],
      ['text', 'Name, phone, e-mail or order number is missing.'],
    );
  });

  it('is found by a part of the name, and by the phone in any notation', async () => {
    const nora = await createCustomer('nora');
    const second = await createCustomer('norman');
    const details = { name: 'Nora', lastName: 'Quillfeather' };
    await db
      .update(orders)
      .set({ ...details, mobile: '+447911555666' })
      .where(eq(orders.orderno, nora.orderno));
    for (const text of ['quillf', 'Quillfeather nora', '07911 555 666', '555666']) {
      const { path, people } = (await search(text)).json();
      assert.deepEqual([path, people], [nora.path, []], text);
    }
    await db
      .update(orders)
      .set({ ...details, name: 'Norman' })
      .where(eq(orders.orderno, second.orderno));
    const { path, people } = (await search('quillfeather')).json();
    assert.equal(path, null);
    assert.deepEqual(people, [
      {
        path: second.path,
        name: 'Norman Quillfeather',
        email: second.email,
        mobile: '07700900123',
      },
      {
        path: nora.path,
        name: 'Nora Quillfeather',
        email: nora.email,
        mobile: '+447911555666',
      },
    ]);
    const short = await search('n');
    assert.deepEqual([short.statusCode, short.json().field], [400, 'text']);
    assert.match(short.json().error, /at least two letters/);
  });

  it('with an account is found under its id', async () => {
    const member = await createPerson(db, 'customer', 'member@example.com');
    assert.equal((await search('member@example.com')).json().path, String(member.id));
    const { data } = (await load(`account/${member.id}`)).json();
    assert.deepEqual([data.accounts[0].role, data.accounts[0].sessions], ['customer', 1]);
  });

  it('who only wrote a message is found, too', async () => {
    const email = 'writer@example.com';
    const values = { name: '', subject: '', email, phone: '', message: '' };
    await db.insert(contactMessages).values(values);
    const { path } = (await search(email)).json();
    assert.match(path, /^of-message\/\d+$/);
    assert.equal((await load(path)).json().data.messages.length, 1);
  });

  it('is shown with orders, messages and addresses', async () => {
    const wanda = await createCustomer('wanda');
    const { data } = (await load(wanda.path)).json();
    assert.deepEqual(
      [data.email, data.orders[0].orderno, data.orders[0].totalamount, data.orders[0].isopen],
      [wanda.email, wanda.orderno, 12, true],
    );
    assert.deepEqual(
      [data.messages[0].id, data.addresses[0].address, data.phones],
      [wanda.messageid, '1 Example Street', ['+447700900123']],
    );
    for (const path of ['account/0', 'account/x', 'of-order/SLR1', 'of-message/99999'])
      assert.equal((await load(path)).statusCode, 404, path);
  });
});

describe('the export of a person', () => {
  it('contains accounts, orders and messages with their threads, and is recorded', async () => {
    const xena = await createCustomer('xena');
    await db.insert(messageReplies).values({
      messageid: xena.messageid,
      key: 'k',
      author: 'staff',
      staffid: colleague.id,
      text: 'Our answer',
    });
    const response = await sendPost(app, manager, `/staff/customers/${xena.path}/export`, {});
    const { data } = response.json();
    assert.deepEqual(
      [data.accounts[0].account.email, data.orders[0].orderno, data.orders[0].total],
      [xena.email, xena.orderno, 1200],
    );
    assert.deepEqual(
      [data.messages[0].message, data.messages[0].replies[0].text],
      ['A secret of Vera', 'Our answer'],
    );
    for (const secret of ['passwordHash', 'fingerprint', 'tokenHash', colleague.email])
      assert.ok(!response.body.includes(secret), secret);
    const [entry] = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, xena.path));
    assert.deepEqual([entry?.action, entry?.staffid], ['customer.exported', manager.id]);
  });
});

describe('the erasure of a person', () => {
  it('is refused for another e-mail, with an open order, for a colleague and for role staff', async () => {
    const yara = await createCustomer('yara');
    const wrong = (await erase(yara.path, 'xena@example.com')).json();
    assert.deepEqual([wrong.code, wrong.field], ['wrong_email', 'email']);
    const open = await erase(yara.path, yara.email);
    assert.deepEqual([open.statusCode, open.json().code], [409, 'open_orders']);
    assert.ok(open.json().error.includes(yara.orderno));
    const staff = await erase(`account/${colleague.id}`, colleague.email);
    assert.equal(staff.statusCode, 409);
    assert.equal((await erase(yara.path, yara.email, colleague)).statusCode, 403);
    assert.equal(await db.$count(contactMessages, eq(contactMessages.id, yara.messageid)), 1);
  });

  it('removes all personal data, also from the audit log, and leaves the anonymous order', async () => {
    const zoe = await createCustomer('zoe');
    const entry = { action: 'order.addressChanged', subject: { kind: 'order', id: zoe.orderno } };
    const values = { before: { address: 'Zoe Street', pence: 5 }, after: { address: 'Zoe Lane' } };
    await writeAudit(db, colleague, { ...entry, ...values, reason: 'Zoe asked' });
    await setState(db, eq(orders.orderno, zoe.orderno), 'completed');
    await enqueueMail(db, { job: { kind: 'contact-message', message: { email: zoe.email } } });
    const response = await erase(zoe.path, ' ZOE@example.com');
    assert.deepEqual(response.json(), {
      status: true,
      accounts: 1,
      orders: 1,
      messages: 1,
      quotes: 0,
    });
    const rest = JSON.stringify([
      await db.select().from(orders).where(eq(orders.orderno, zoe.orderno)),
      await db.select().from(users).where(eq(users.id, zoe.id)),
      await db.select().from(customers).where(eq(customers.userid, zoe.id)),
      await db.select().from(sessions).where(eq(sessions.userid, zoe.id)),
      await db.select().from(contactMessages).where(eq(contactMessages.id, zoe.messageid)),
      await db.select().from(staffAudit),
    ]);
    assert.doesNotMatch(rest, /zoe|1 Example Street|07700900123|secret/i);
    assert.match(rest, /order\.addressChanged.*"pence":5.*customer\.erased/);
    const [last, ...more] = await sendAndReadMails(shop, zoe.email);
    assert.match(last?.subject ?? '', /^Your data is erased/);
    assert.deepEqual(more, []);
    assert.equal((await load(zoe.path)).statusCode, 404);
    const { rows } = (await db.execute(
      sql`select count(*)::int as left from ${mails} where ${mails.job}::text ilike '%zoe@%' and ${mails.job}->>'kind' <> 'customer-erased'`,
    )) as { rows: { left: number }[] };
    assert.equal(rows[0]?.left, 0);
  });

  it('leaves the audit log append-only for everything else', async () => {
    await assert.rejects(async () => db.delete(staffAudit));
  });
});
