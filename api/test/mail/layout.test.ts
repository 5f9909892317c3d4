import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { bookings } from '../../src/calendar/bookings/tables.ts';
import { contactMessages, messageReplies } from '../../src/contact/tables.ts';
import { emailTemplates } from '../../src/email-templates.ts';
import { type MailJob, renderEmail } from '../../src/mail/email/email.ts';
import { issueCreditNote } from '../../src/invoices/issue/issue-credit-note.ts';
import { issueInvoice } from '../../src/invoices/issue/issue-invoice.ts';
import { orderEdits } from '../../src/orders/records/edits/tables.ts';
import { paymentRequests } from '../../src/payments/records/tables.ts';
import { inviteColleague } from '../../src/people/staff/colleagues/invitations.ts';
import { recordedPayments } from '../../src/payments/records/tables.ts';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { addDispute, addRefund, readOrderState } from '../support/payments.ts';
import { createCalendarShop, createMoveSchedule, van } from '../support/calendar.ts';
import { garments } from '../../src/garments/records/tables.ts';
import { addMailQuotes } from '../support/mail-quotes.ts';
import { createGuest, createPerson } from '../support/people.ts';
import { alertFacts } from '../support/release-alert.ts';
import {
  saveShippingDetails,
  buildPackagesText,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../support/shopping.ts';

const site = 'https://shop.example.com';
const { app, db, config, shopper, dayWith } = await createCalendarShop({ PUBLIC_URL: site });

const write = (job: MailJob) => renderEmail(emailTemplates, { config, db }, job);
const count = (text: string, part: RegExp) => text.match(part)?.length ?? 0;

/** Places a guest's order of a dress, tape and a removal, to be paid on collection. */
async function placeMixedOrder(): Promise<number> {
  const who = await createGuest(app, 'ann@example.com');
  await saveShippingDetails(app, who);
  const text = buildPackagesText({ id: 1, option: 'personalised', personalisation: 'Ada & Tom' });
  const lines = [createLine(1, 2, text), createLine(34), createLine(van.productid)];
  const schedule = createMoveSchedule(await dayWith(2));
  const body = { ...buildOrderBody(who, 2 * 200 + 12 + van.price, ...lines), schedule };
  return (await placeOrder(app, who, body)).orderid;
}

const orderid = await placeMixedOrder();
const to = 'ann@example.com';
const message = { name: 'Ann', subject: 'A veil', email: to, phone: '', message: 'Two veils.' };

const before = { trade: 'move', day: '2026-03-02', half: 'morning' };

const { refundid, paymentid } = await addRefund(db, orderid);

const requestid = await addPaymentRequest();

/** Stores a request for £100 of the order, and returns its id. */
async function addPaymentRequest(): Promise<number> {
  const request = { orderid, amount: 10_000, settled: 0, key: 'layout' };
  const [added] = await db.insert(paymentRequests).values(request).returning();
  return added?.id ?? 0;
}

const [recorded] = await db
  .insert(recordedPayments)
  .values({ orderid, method: 'cash', amount: 500, key: 'layout' })
  .returning();

const openDisputeId = await addDispute(db, orderid, 'needs_response');
const lostDisputeId = await addDispute(db, orderid, 'lost');

const owner = await createPerson(db, 'staff');

const invoiceid = (await issueInvoice(db, orderid))?.id;
const credit = { amount: null, reason: 'Wrong address', staffid: owner.id };
const creditNoteId = (await issueCreditNote(db, orderid, credit))?.id;

const invitationId = await inviteColleague(db, owner, {
  email: 'new@example.com',
  role: 'staff',
  site,
});

const editid = await addEdit();
const replyid = await addReply();

/** Stores a change of the order by staff, and returns its id. */
async function addEdit(): Promise<number> {
  const line = { id: 1, name: 'Veil', quantity: 1, amount: 6_500, addons: [] };
  const before = { lines: [line], discount: 0, deliveryCharge: 0, total: 6_500, days: [] };
  const after = { ...before, lines: [{ ...line, quantity: 2, amount: 13_000 }], total: 13_000 };
  const sums = { cardReturn: 0, outsideReturn: 0, isReturnSent: false, withheld: 0, credited: 0 };
  const [edit] = await db
    .insert(orderEdits)
    .values({ orderid, before, after, ...sums, staffid: owner.id })
    .returning();
  return edit?.id ?? 0;
}

/** Stores Ann's message with a colleague's reply, and returns the reply's id. */
async function addReply(): Promise<number> {
  const [stored] = await db.insert(contactMessages).values(message).returning();
  const messageid = stored?.id ?? 0;
  const reply = { messageid, key: 'layout', staffid: owner.id, text: 'Gladly.\n\nThe team' };
  const [added] = await db
    .insert(messageReplies)
    .values({ ...reply, author: 'staff' })
    .returning();
  return added?.id ?? 0;
}

/** Orders a roll of tape that waits for its card payment, and returns the order's id. */
async function startCardOrder(): Promise<number> {
  const body = buildOrderBody(shopper, 274, createLine(70));
  const response = await sendPost(app, shopper, '/users/create-stripe-session', body);
  const { orderno } = response.json<{ orderno: string }>();
  return (await readOrderState(db, orderno)).id;
}

const [question] = await db
  .insert(contactMessages)
  .values({ ...message, kind: 'quote' })
  .returning();
const quoteMails = await addMailQuotes(db, {
  site,
  to,
  messageid: question?.id ?? 0,
  unpaidOrderid: await startCardOrder(),
});

const dayReminder = await bookTomorrow(await placeMixedOrder());

/** Moves the confirmed booking of an order to tomorrow, and returns the job of its reminder. */
async function bookTomorrow(id: number): Promise<MailJob> {
  const day = addDays(toLondonDay(new Date()), 1);
  await db.update(bookings).set({ day, heldUntil: null }).where(eq(bookings.orderid, id));
  return { kind: 'day-reminder', orderid: id, trade: 'move', day };
}

const sentGarmentId = await addGarment('condition_sent', 1);
const readyGarmentId = await addGarment('ready', 2);

/** Stores a garment of the order, and returns its id. */
async function addGarment(state: 'condition_sent' | 'ready', number: number): Promise<number> {
  const names = { ticket: `SLR10001-${number}`, key: `layout ${number}`, name: 'Ivory dress' };
  const [garment] = await db
    .insert(garments)
    .values({ orderid, number, ...names, state, note: 'The hem is worn.', value: 250_000 })
    .returning();
  return garment?.id ?? 0;
}

/** Every kind of email with its data. Also the link of its button, or null without a button. */
const mails: [MailJob, RegExp | null][] = [
  [{ kind: 'order-confirmation', orderid }, /\/confirm-date#[\w-]{43}$/],
  [{ kind: 'order-copy', orderid }, /\/admin$/],
  [{ kind: 'date-changed', orderid }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'date-offer', orderid, trade: 'move' }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'date-confirmed', orderid }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'order-link', orderid }, /\/confirm-date#[\w-]{43}$/],
  [{ kind: 'date-released', orderid }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'order-progress', orderid, trade: 'care', step: 'ready' }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'refund-due', orderid, paymentid, cause: 'paid' }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'payment-request', orderid, requestid, amount: 10_000 }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'payment-received', orderid, paymentid, excess: 0 }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'refund-done', orderid, refundid }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'dispute-opened', orderid, disputeid: openDisputeId }, /\/admin\/orders\/SLR\d+$/],
  [{ kind: 'dispute-closed', orderid, disputeid: lostDisputeId }, /\/admin\/orders\/SLR\d+$/],
  [{ kind: 'invoice', orderid, invoiceid }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'credit-note', orderid, invoiceid: creditNoteId }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'payment-recorded', orderid, recordedid: recorded?.id }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'order-edited', orderid, editid }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'payment-reminder', orderid }, /\/my-order#[\w-]{43}$/],
  [dayReminder, /\/my-order#[\w-]{43}$/],
  [{ kind: 'review-request', orderid }, /\/my-order\?part=reviews#[\w-]{43}$/],
  [{ kind: 'crew-on-the-way', orderid, trade: 'move', day: '2026-11-30' }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'garment-condition', orderid, garmentids: [sentGarmentId] }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'garment-reminder', orderid, garmentids: [readyGarmentId] }, /\/my-order#[\w-]{43}$/],
  [
    { kind: 'garment-reply', orderid, garmentids: [sentGarmentId], replyid },
    /\/admin\/orders\/SLR\d+$/,
  ],
  [{ kind: 'order-cancelled', orderid, refund: 0 }, /\/my-order#[\w-]{43}$/],
  [{ kind: 'order-cancelled-copy', orderid, refund: 19_500 }, /\/admin\/orders\/SLR\d+$/],
  [{ kind: 'day-moved', orderid, before }, /\/confirm-date#[\w-]{43}$/],
  [{ kind: 'day-moved-copy', orderid, before }, /\/admin\/orders\/SLR\d+$/],
  [{ kind: 'contact-message', to, message, site }, /\/admin\/messages$/],
  [{ kind: 'contact-received', to }, null],
  [{ kind: 'password-link', email: shopper.email, site }, /\/reset-password#[\w-]{43}$/],
  [{ kind: 'email-link', userid: shopper.id, email: to, site }, /\/confirm-email#[\w-]{43}$/],
  [{ kind: 'password-changed', to }, null],
  [{ kind: 'email-changed', to }, null],
  [{ kind: 'account-erased', to }, null],
  [{ kind: 'customer-erased', to }, null],
  [{ kind: 'message-reply', replyid }, null],
  ...quoteMails,
  [{ kind: 'release-alert', to, ...alertFacts }, /\/admin\/versions$/],
  [{ kind: 'staff-invitation', id: invitationId, site }, /\/join#[\w-]{43}$/],
];

describe('the layout of the emails', () => {
  it('is used by every kind of email', () => {
    const kinds = mails.map(([{ kind }]) => kind);
    assert.deepEqual(kinds.toSorted(), Object.keys(emailTemplates).toSorted());
  });

  for (const [job, leadsTo] of mails) {
    it(`gives ${job.kind} the firm's name, one h1, one button if there is a link, and a footer`, async () => {
      const { html, text } = await write(job);
      assert.match(html, /^<!doctype html><html lang="en-GB"/);
      assert.match(html, /<title>[^<]+<\/title>/);
      assert.equal(count(html, /class="name"/g), 1);
      assert.equal(count(html, /<h1/g), 1);
      const buttons = [...html.matchAll(/class="action"[\s\S]*?<a href="([^"]+)"/g)];
      assert.equal(buttons.length, leadsTo === null ? 0 : 1);
      for (const part of [html, text]) {
        assert.ok(part.includes(config.shop.brand) && part.includes(config.shop.company.address));
        assert.ok(part.includes(config.shop.phone) && part.includes(config.shop.email));
      }
      if (leadsTo === null) return;
      const [href = ''] = buttons.flatMap(([, address]) => address ?? []);
      assert.match(href, leadsTo);
      assert.ok(text.includes(`:\n${href}\n`), 'the text has the same link on a line of its own');
    });

    it(`does not load external resources with ${job.kind}, and has no scripts`, async () => {
      const { html } = await write(job);
      assert.doesNotMatch(html, /<script|<link|@import|javascript:|fonts\.g/i);
      for (const [, src = ''] of html.matchAll(/src="([^"]*)"/g)) {
        assert.ok(src.startsWith(`${site}/api/images/`), src);
      }
    });
  }
});

describe('the pictures of ordered products', () => {
  it('are the shop’s own, with absolute addresses, names and widths', async () => {
    const { html } = await write({ kind: 'order-confirmation', orderid });
    const pictures = [...html.matchAll(/<img[^>]+>/g)].map(([picture]) => picture);
    assert.equal(pictures.length, 3);
    const source = /^<img src="https:\/\/shop\.example\.com\/api\/images\/[\w-]+\.svg\?w=160"/;
    for (const picture of pictures) {
      assert.match(picture, source);
      assert.match(picture, /alt="[^"]+"/);
      assert.match(picture, /width="64"/);
    }
    assert.match(pictures[0] ?? '', /alt="Tea-Length Dress Clean"/);
  });

  it("are at the backend's address for browsers", async () => {
    const elsewhere = { ...config, apiHost: 'https://api.example.com/shop' };
    const job = { kind: 'order-confirmation', orderid };
    const { html } = await renderEmail(emailTemplates, { config: elsewhere, db }, job);
    assert.match(html, /<img src="https:\/\/api\.example\.com\/shop\/images\//);
  });

  it('are omitted for a line without a picture', async () => {
    await db.execute(`update order_lines set image = '' where orderid = ${orderid}`);
    const { html } = await write({ kind: 'order-confirmation', orderid });
    assert.ok(!html.includes('<img') && html.includes('Tea-Length Dress Clean'));
  });
});

describe('the firm’s own opening text', () => {
  const ofOrders = mails.filter(([{ kind }]) => emailTemplates[kind]?.hasEditableText);
  const opening = 'Hello & welcome <b>.\n\nOrder {order} is with {brand}.';

  it('can be written for all mails that customers get about orders', () => {
    const kinds = Object.entries(emailTemplates)
      .filter(([, { about, recipient }]) => about === 'order' && recipient === 'customer')
      .map(([kind]) => kind);
    assert.deepEqual(ofOrders.map(([{ kind }]) => kind).toSorted(), kinds.toSorted());
  });

  for (const [job] of ofOrders) {
    it(`replaces the opening of ${job.kind} in both parts, and nothing else`, async () => {
      const original = await write(job);
      await db.execute(sql`update mail_texts set text = ${opening} where kind = ${job.kind}`);
      const { html, text } = await write(job);
      await db.execute(sql`update mail_texts set text = '' where kind = ${job.kind}`);
      assert.match(html, /Hello &amp; welcome &lt;b&gt;\.<br \/><br \/>Order \w+-?\w+ is with/);
      assert.match(text, /Hello & welcome <b>\.\n\nOrder \w+-?\w+ is with/);
      const readLines = (part: string) => part.replace(/#[\w-]{43}/g, '#').split('\n');
      const lost = readLines(original.text).filter((line) => !readLines(text).includes(line));
      assert.equal(lost.length, 1, lost.join('\n'));
    });
  }
});

describe('text that a visitor typed', () => {
  const nasty = `</td><script>alert(1)</script>&amp;<img src=x onerror="a()">'{{x}}]]><!--`;

  it('is plain text in every email', async () => {
    const typed = { name: nasty, subject: nasty, email: nasty, phone: nasty, message: nasty };
    const mail = await write({ kind: 'contact-message', to, message: typed });
    assert.ok(!/<script|<img|<!-- *$/m.test(mail.html));
    const shown = nasty.replace(/[&<>"']/g, (sign) => shownAs[sign] ?? sign);
    assert.equal(mail.html.split(shown).length - 1, 6, 'five fields and the preview');
    assert.ok(mail.text.includes(nasty));
  });

  it('in an order is plain text on the firm’s sheet', async () => {
    await db.execute(`update orders set note = $$${nasty}$$, name = $$${nasty}$$`);
    await db.execute(`update order_addons set personalisation = $$${nasty}$$`);
    await db.execute(`update order_lines set name = $$${nasty}$$`);
    for (const kind of ['order-copy', 'order-confirmation']) {
      const { html } = await write({ kind, orderid });
      assert.doesNotMatch(html, /<script|onerror="/);
      assert.ok(html.includes('&lt;script&gt;'));
    }
  });

  it('never blocks an email, even with invisible characters', async () => {
    const unseen = 'a\u0001b\u0008c\u001bd\u007fe\ufffff\ud800g\u2028h';
    const typed = { ...message, message: unseen };
    const mail = await write({ kind: 'contact-message', to, message: typed });
    assert.ok(mail.html.includes('abcdef\ufffdg\u2028h'));
  });
});

const shownAs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

describe('the email of a paid order', () => {
  it('has one button, which leads to the order', async () => {
    const body = buildOrderBody(shopper, 274, createLine(70));
    const response = await sendPost(app, shopper, '/users/create-stripe-session', body);
    const { id } = await readOrderState(db, response.json().orderno);
    const { html } = await write({ kind: 'order-confirmation', orderid: id });
    assert.match(html, /class="action"[\s\S]*?<a href="https:\/\/shop\.example\.com\/my-orders\?/);
  });
});
