import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { eq, isNull, sql } from 'drizzle-orm';
import { MAX_ATTEMPTS, claimDueMail } from '../../../src/mail/queue/due-mails.ts';
import { mails } from '../../../src/mail/queue/tables.ts';
import { orderLinks } from '../../../src/orders/link/tables.ts';
import { emailTemplates } from '../../../src/email-templates.ts';
import { type Email, renderEmail } from '../../../src/mail/email/email.ts';
import { createMoveSchedule } from '../../support/calendar.ts';
import { sendAndReadMails, readLinkToken } from '../../support/mailed.ts';
import { createOrderDesk } from '../../support/order-desk.ts';
import { createGuest } from '../../support/people.ts';
import type { PlacedOrder } from '../../support/orders-page.ts';
import { listOrderMailKinds } from '../../support/payments.ts';
import { placeOrder, saveShippingDetails, sendPost } from '../../support/shopping.ts';

const {
  app,
  db,
  shop,
  shopper,
  act,
  dayWith,
  moving,
  pageOf,
  previewOf,
  titlesOf,
  goods,
  guestOrder,
  contact,
} = await createOrderDesk();

describe('a mail of an order', () => {
  beforeEach(() => sendAndReadMails(shop, ''));

  it('that was sent is sent again, also after a change of the e-mail', async () => {
    const made = await goods();
    await sendAndReadMails(shop, '');
    const { version, timeline } = await pageOf(made);
    const mail = timeline.find(({ title }) => title === 'Mail: Confirmation of the order')?.mail;
    assert.equal(mail?.status, 'sent');
    await act(made, 'contact', contact(version, { email: 'new@example.com' }));
    assert.equal((await act(made, `mails/${mail?.id}/resend`, {})).statusCode, 200);
    const [sent] = await sendAndReadMails(shop, 'new@example.com');
    assert.match(sent?.subject ?? '', new RegExp(made.orderno));
    assert.ok(titlesOf(await pageOf(made)).includes('Mail sent again'));
  });

  it('that failed is tried again', async () => {
    const made = await goods();
    const [failed] = await db
      .update(mails)
      .set({
        attempts: MAX_ATTEMPTS,
        lastError: 'mailbox full',
        dueAt: sql`now() + interval '1 day'`,
      })
      .where(
        sql`${mails.job} ->> 'orderid' = ${String(made.orderid)} and ${mails.once} like 'order-confirmation%'`,
      )
      .returning({ id: mails.id });
    const entry = (await pageOf(made)).timeline.find(({ mail }) => mail?.id === failed?.id);
    assert.equal(entry?.mail?.status, 'failed');
    await act(made, `mails/${failed?.id}/resend`, {});
    assert.equal((await sendAndReadMails(shop, shopper.email)).length, 1);
    assert.equal((await listOrderMailKinds(db, made.orderid)).length, 2);
  });

  it('that was refused goes to the corrected address', async () => {
    const made = await goods();
    const lastError = '550 5.1.1 unknown user';
    await db.update(mails).set({ attempts: MAX_ATTEMPTS, lastError }).where(isNull(mails.sentAt));
    const { version } = await pageOf(made);
    await act(made, 'contact', contact(version, { email: 'corrected@example.com' }));
    const [mail, ...others] = await sendAndReadMails(shop, 'corrected@example.com');
    assert.match(mail?.subject ?? '', new RegExp(made.orderno));
    assert.deepEqual(others, []);
  });

  it('that is being sent now is not sent again', async () => {
    const made = await goods();
    const mail = await claimDueMail(db, [], 60, 'another process');
    const response = await act(made, `mails/${mail?.id}/resend`, {});
    assert.deepEqual([response.statusCode, response.json().code], [409, 'mail_not_failed']);
    assert.equal((await sendAndReadMails(shop, shopper.email)).length, 0);
    // The claim of a process that never came back ends with its lease.
    await db
      .update(mails)
      .set({ dueAt: sql`now()`, attempts: MAX_ATTEMPTS })
      .where(eq(mails.id, mail?.id ?? 0));
    assert.equal((await act(made, `mails/${mail?.id}/resend`, {})).statusCode, 200);
    assert.equal((await sendAndReadMails(shop, shopper.email)).length, 1);
  });

  it('of another order is not found', async () => {
    const [made, other] = [await goods(), await goods()];
    const id = (await pageOf(other)).timeline.find(({ mail }) => mail)?.mail?.id;
    assert.equal((await act(made, `mails/${id}/resend`, {})).statusCode, 404);
  });
});

/** Returns the token of the link to a page of the shop. */
const readToken = (mail: Email | undefined, page: string) =>
  new RegExp(`/${page}#([\\w-]{43})`).exec(mail?.text ?? '')?.[1];

describe('the link of an order', () => {
  const linksOf = ({ orderid }: PlacedOrder) =>
    db.select().from(orderLinks).where(eq(orderLinks.orderid, orderid));

  it('is ended, and renewed by a mail whose link opens the order', async () => {
    const made = await guestOrder();
    const { email } = (await pageOf(made)).customer;
    const [first] = await sendAndReadMails(shop, email ?? '');
    assert.equal((await linksOf(made)).length, 1);
    await act(made, 'links/end', { reason: 'Sent to a stranger' });
    assert.equal((await linksOf(made)).length, 0);
    await act(made, 'links/renew', {});
    const [renewed] = await sendAndReadMails(shop, email ?? '');
    const open = (token: string) => sendPost(app, shopper, '/users/orderbylink', { token });
    assert.equal((await open(readLinkToken(first))).statusCode, 404);
    assert.equal((await open(readLinkToken(renewed))).statusCode, 200);
    const { timeline } = await pageOf(made);
    const reason = timeline.find(({ title }) => title === 'Mail links ended')?.reason;
    assert.equal(reason, 'Sent to a stranger');
  });

  it('ends with the one that confirms the day when the e-mail changes, and both are mailed anew', async () => {
    const guest = {
      ...shopper,
      ...(await createGuest(app, 'stranger@example.com')),
      email: 'stranger@example.com',
    };
    await saveShippingDetails(app, guest);
    const made = await placeOrder(app, guest, moving(createMoveSchedule(await dayWith(1)), guest));
    const [first] = await sendAndReadMails(shop, 'stranger@example.com');
    const { mails: previews } = await previewOf(made, { email: 'right@example.com' });
    assert.deepEqual(
      previews.map(({ to }) => to),
      ['right@example.com'],
    );
    const { version } = await pageOf(made);
    await act(made, 'contact', contact(version, { email: 'right@example.com' }));
    const mailed = await sendAndReadMails(shop, 'right@example.com');
    assert.equal(mailed.length, 1);
    assert.equal(previews[0]?.subject, mailed[0]?.subject);
    const open = (mail: Email | undefined) =>
      sendPost(app, shopper, '/users/orderbylink', { token: readToken(mail, 'my-order') });
    const confirm = (mail: Email | undefined) =>
      sendPost(app, shopper, '/users/confirmdate', { token: readToken(mail, 'confirm-date') });
    assert.equal((await open(first)).statusCode, 404);
    assert.equal((await confirm(first)).statusCode, 404);
    assert.equal((await open(mailed[0])).statusCode, 200);
    assert.equal((await confirm(mailed[0])).statusCode, 200);
  });

  it('is no way in for a new address if the order stays in an account with another one', async () => {
    const made = await placeOrder(app, shopper, moving(createMoveSchedule(await dayWith(1))));
    const { warnings } = await previewOf(made, { email: 'else@example.com' });
    const text = `The order stays in the account of ${shopper.email}.`;
    assert.deepEqual(warnings, [{ code: 'other_account', text }]);
    assert.deepEqual((await previewOf(made, { email: shopper.email })).warnings, []);
    const { version } = await pageOf(made);
    await act(made, 'contact', contact(version, { email: 'else@example.com' }));
    await sendAndReadMails(shop, shopper.email);
    const job = { kind: 'order-link', orderid: made.orderid };
    const mail = await renderEmail(emailTemplates, { config: shop.config, db }, job);
    assert.doesNotMatch(mail.text, /when you sign in to your account/);
    assert.match(mail.text, /stays in the account that it belongs to/);
    assert.ok(!mail.text.includes(shopper.email));
  });

  it('stays when other details change, and no mail is sent', async () => {
    const made = await guestOrder();
    const { customer, version } = await pageOf(made);
    await sendAndReadMails(shop, '');
    await act(made, 'contact', contact(version, { email: customer.email, city: 'Leeds' }));
    assert.equal((await linksOf(made)).length, 1);
    assert.deepEqual(await sendAndReadMails(shop, customer.email ?? ''), []);
  });

  it('is not renewed for an account', async () => {
    assert.equal((await act(await goods(), 'links/renew', {})).json().code, 'no_link');
  });
});
