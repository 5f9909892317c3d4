import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { storeMessage } from '../../src/contact/messages.ts';
import { contactMessages, messageReplies } from '../../src/contact/tables.ts';
import { sendAndReadMails } from '../support/mailed.ts';
import { createPerson } from '../support/people.ts';
import {
  saveShippingDetails,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../support/shopping.ts';
import { createTestApp } from '../support/test-app.ts';

const shop = await createTestApp();
const { app, config, db } = shop;
const ann = await createPerson(db, 'staff', 'colleague-ann@example.com', 'staff');
const bob = await createPerson(db, 'staff', 'colleague-bob@example.com', 'manager');

const script = '<img src=x onerror=alert(1)>';

/** Stores a message in the same way as the contact form. Returns the message's id. */
async function receiveMessage(changes: Partial<typeof contactMessages.$inferInsert> = {}) {
  const message = {
    name: 'Vera Visitor',
    subject: 'A veil',
    email: 'vera@example.com',
    phone: '07700 900123',
    message: 'Can you clean a veil?\nIt is silk.',
    ...changes,
  };
  const captcha = { spend: async () => undefined };
  await storeMessage(db, config, captcha as never, message, { ip: '192.0.2.1', site: 'https://x' });
  const ids = (await db.select({ id: contactMessages.id }).from(contactMessages)).map(
    ({ id }) => id,
  );
  return Math.max(...ids);
}

const sendReply = (id: number, changes: object = {}, who = ann) =>
  sendPost(app, who, `/staff/messages/${id}/reply`, {
    key: `key-of-${id}`,
    version: 1,
    text: 'Yes, gladly.',
    close: false,
    ...changes,
  });
const read = async (id: number) => (await sendGet(app, ann, `/staff/messages/${id}`)).json().data;

describe('the inbox', () => {
  it('tells quote requests from messages, and lists by state, kind, colleague and page', async () => {
    const message = await receiveMessage();
    const quote = await receiveMessage({ subject: 'Quote for a move of 12 m³, E16 to SW1A' });
    const list = async (query: string) =>
      (await sendGet(app, ann, `/staff/messages?${query}`)).json();
    assert.deepEqual(
      (await list('kind=quote')).data.map(({ id }: { id: number }) => id),
      [quote],
    );
    await sendPost(app, ann, `/staff/messages/${message}/assignee`, {
      version: 1,
      assignee: ann.id,
    });
    const own = (await list('assigned=me')).data;
    assert.deepEqual([own.length, own[0].id, own[0].assignee.id], [1, message, ann.id]);
    assert.equal((await list(`assigned=${bob.id}`)).data.length, 0);
    assert.ok((await list('assigned=nobody')).data.length >= 1);
    const { data: colleagues } = (await sendGet(app, ann, '/staff/messages/colleagues')).json();
    assert.deepEqual(
      colleagues.map(({ id }: { id: number }) => id),
      [ann.id, bob.id],
    );
    const first = await list('size=1');
    const second = await list(`size=1&after=${first.next}`);
    assert.deepEqual([first.data[0].id, second.data[0].id, second.next], [quote, message, null]);
    assert.equal((await list('state=closed')).data.length, 0);
  });

  it('finds messages by text, phone in any notation and thread', async () => {
    const id = await receiveMessage({
      name: '100% Vera_',
      phone: '+44 7911 123456',
      email: 'v2@example.com',
    });
    await sendPost(app, ann, `/staff/messages/${id}/answer`, {
      key: 'their-answer',
      text: 'By Tuesday',
    });
    const find = async (text: string) =>
      (await sendPost(app, ann, '/staff/messages/search', { text }))
        .json()
        .data.map((row: { id: number }) => row.id);
    for (const text of ['100% vera_', '07911 1234', 'by tues', 'v2@example'])
      assert.deepEqual(await find(text), [id], text);
    assert.deepEqual(await find('%%%'), []);
  });

  it('lists the messages of a removed colleague as unassigned', async () => {
    const owner = await createPerson(db, 'staff', 'colleague-olive@example.com', 'owner');
    const leaver = await createPerson(db, 'staff', 'colleague-leaver@example.com', 'staff');
    const id = await receiveMessage();
    await sendPost(app, ann, `/staff/messages/${id}/assignee`, {
      version: 1,
      assignee: leaver.id,
    });
    const removed = await sendPost(app, owner, `/staff/people/${leaver.id}/remove`, {
      reason: 'Left',
    });
    assert.equal(removed.statusCode, 200, removed.body);
    const { data } = (await sendGet(app, ann, '/staff/messages?assigned=nobody')).json();
    assert.ok(data.some((row: { id: number }) => row.id === id));
    assert.equal((await read(id)).assignee, null);
  });

  it('finds messages by every spelling of a name and a phone', async () => {
    const id = await receiveMessage({ name: 'Siobhán O’Hara-Weiß', phone: '+49 (0)170 1234567' });
    const replied = await receiveMessage();
    await sendPost(app, ann, `/staff/messages/${replied}/answer`, {
      key: 'their-answer',
      text: 'Łukasiewicz, please',
    });
    const find = async (text: string) =>
      (await sendPost(app, ann, '/staff/messages/search', { text }))
        .json()
        .data.map((row: { id: number }) => row.id);
    for (const text of ["O'Hara", 'ohara', 'weiss, siobhan', 'Hara–Weiss', '\u200eohara'])
      assert.deepEqual(await find(text), [id], text);
    for (const text of ['+49 (0)170 1234567', 'tel:+491701234567', '0170/1234567', '4567'])
      assert.deepEqual(await find(text), [id], text);
    assert.deepEqual(await find('lukasiewicz'), [replied]);
  });

  it("shows the sender's orders and a way to the person that holds no personal data", async () => {
    const shopper = await createPerson(db, 'customer', 'Buyer@example.com');
    await saveShippingDetails(app, shopper);
    const { orderno } = await placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));
    const id = await receiveMessage({ email: 'buyer+shop@example.com' });
    const message = await read(id);
    assert.deepEqual(
      message.orders.map((row: { orderno: string }) => row.orderno),
      [orderno],
    );
    assert.equal(message.customer, String(shopper.id));
    assert.equal((await read(await receiveMessage({ email: '' }))).customer, '');
  });

  it('answers 404 for an unknown message and 400 with the field for bad input', async () => {
    const id = await receiveMessage();
    assert.equal((await sendGet(app, ann, '/staff/messages/999999')).statusCode, 404);
    const empty = (await sendReply(id, { text: ' \n' })).json();
    assert.deepEqual([empty.field, empty.error], ['text', 'Reply is missing.']);
    const tooLong = (await sendReply(id, { text: 'x'.repeat(10_001) })).json();
    assert.match(tooLong.error, /^Reply is too long/);
    const nobody = await sendPost(app, ann, `/staff/messages/${id}/assignee`, {
      version: 1,
      assignee: 999_999,
    });
    assert.deepEqual([nobody.statusCode, nobody.json().field], [400, 'assignee']);
    assert.equal(
      (await sendReply(await receiveMessage({ email: 'no address' }))).json().code,
      'no_address',
    );
  });
});

describe('a reply', () => {
  it('goes by mail with the message quoted, and answers come to the firm', async () => {
    const id = await receiveMessage({ message: `Hello\n${script}`, subject: `Veil ${script}` });
    await sendAndReadMails(shop, 'nobody@example.com');
    const response = await sendReply(id, { text: `Dear Vera,\n\n${script}` });
    assert.equal(response.statusCode, 200, response.body);
    const { state, version, replies } = response.json().data;
    assert.deepEqual(
      [state, version, replies[0].author, replies[0].delivery],
      ['answered', 2, 'staff', 'waiting'],
    );
    const [mail, ...more] = await sendAndReadMails(shop, 'vera@example.com');
    assert.deepEqual(more, []);
    assert.equal(mail?.replyTo, config.shop.email);
    assert.match(mail?.subject ?? '', /^Re: /);
    assert.match(mail?.text ?? '', /> Hello\n> <img/);
    assert.ok(!mail?.html.includes('<img src=x'));
    assert.equal((await read(id)).replies[0].delivery, 'sent');
  });

  it('cannot add a header to the mail', async () => {
    const id = await receiveMessage({
      subject: 'Hi\r\nBcc: victim@example.com',
    });
    await sendReply(id);
    const mails = await sendAndReadMails(shop, 'vera@example.com');
    for (const { subject } of mails) assert.doesNotMatch(subject, /[\r\n]|victim/);
  });

  it('is sent once, even if it is pressed twice at once', async () => {
    const id = await receiveMessage({ email: 'once@example.com' });
    const responses = await Promise.all([sendReply(id), sendReply(id)]);
    assert.deepEqual(
      responses.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    assert.equal(await db.$count(messageReplies, eq(messageReplies.messageid, id)), 1);
    const mails = await sendAndReadMails(shop, 'once@example.com');
    assert.equal(mails.filter(({ subject }) => subject.startsWith('Re: ')).length, 1);
  });

  it("is refused with the colleague's answer if a colleague answered meanwhile, and can be sent then", async () => {
    const id = await receiveMessage();
    await sendReply(id, { key: 'key-of-bob', text: 'Bob has answered.' }, bob);
    const refused = await sendReply(id);
    assert.equal(refused.statusCode, 409);
    const { code, by, current } = refused.json();
    assert.deepEqual([code, by], ['changed_meanwhile', bob.email]);
    assert.equal(current.replies[0].text, 'Bob has answered.');
    assert.equal((await sendReply(id, { version: current.version, close: true })).statusCode, 200);
    const { state, replies } = await read(id);
    assert.deepEqual([state, replies.length], ['closed', 2]);
  });

  it('opens the message again when the customer answers', async () => {
    const id = await receiveMessage();
    await sendReply(id);
    const body = { key: 'their-answer', text: 'Thank you!' };
    const response = await sendPost(app, ann, `/staff/messages/${id}/answer`, body);
    await sendPost(app, ann, `/staff/messages/${id}/answer`, body);
    assert.equal(response.json().data.state, 'open');
    const { replies } = await read(id);
    assert.deepEqual(
      replies.map(({ author }: { author: string }) => author),
      ['staff', 'customer'],
    );
  });

  it('is previewed as it will be sent', async () => {
    const id = await receiveMessage();
    const response = await sendPost(app, ann, `/staff/messages/${id}/preview`, { text: 'Yes.' });
    const { to, replyto, subject, text } = response.json().data;
    assert.deepEqual([to, replyto, subject], ['vera@example.com', config.shop.email, 'Re: A veil']);
    assert.match(text, /Yes\.[\s\S]*> It is silk\./);
  });
});
