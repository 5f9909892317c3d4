import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emailTemplates } from '../../../src/email-templates.ts';
import { renderEmail } from '../../../src/mail/email/email.ts';
import { mails } from '../../../src/mail/queue/tables.ts';
import { createOrderDesk } from '../../support/order-desk.ts';
import {
  createLine,
  buildOrderBody,
  placeOrder,
  sendGet,
  sendPost,
} from '../../support/shopping.ts';

const desk = await createOrderDesk();
const {
  act,
  app,
  config,
  contact,
  db,
  dayWith,
  guestOrder,
  pageOf,
  removal,
  setDate,
  shopper,
  staff,
} = desk;

/** Marks an internal text, so that it is found wherever it appears. */
const MARK = 'kumquat';

/** Writes every text of an order that the desk calls internal. Returns the numbers of the orders. */
async function writeInternalTexts() {
  const care = await placeOrder(app, shopper, buildOrderBody(shopper, 145, createLine(1)));
  const move = await removal();
  const succeed = async (response: Promise<{ statusCode: number; body: string }>) => {
    const { statusCode, body } = await response;
    assert.equal(statusCode, 200, body);
  };
  const version = async () => (await pageOf(care)).version;
  const reason = (about: string) => `${MARK} ${about}`;
  await succeed(act(care, 'notes', { text: reason('note'), key: crypto.randomUUID() }));
  for (const step of ['received', 'ready', 'received'])
    await succeed(act(care, 'progress', { trade: 'care', step, reason: reason('step back') }));
  await succeed(
    act(care, 'contact', contact(await version(), { city: 'Leeds', reason: reason('contact') })),
  );
  await succeed(
    act(care, 'event-date', {
      version: await version(),
      eventdate: new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10),
      reason: reason('event date'),
    }),
  );
  for (const told of [true, false]) {
    await succeed(act(care, 'hold', { reason: reason('hold'), told }));
    await succeed(act(care, 'resume', { reason: reason('end of the hold') }));
  }
  const visible = await placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));
  await succeed(act(visible, 'hold', { reason: reason('visible hold'), told: true }));
  await succeed(act(await guestOrder(), 'links/renew', { reason: reason('links') }));
  await succeed(setDate(move, await dayWith(1), { reason: reason('day') }));
  await succeed(act(move, 'state', { state: 'cancelled', reason: reason('cancellation') }));
  await succeed(act(care, 'state', { state: 'completed', reason: reason('completion') }));
  const refund = { amount: 1, method: 'outside', key: crypto.randomUUID() };
  await succeed(
    sendPost(app, staff, `/staff/orders/${care.orderno}/refunds`, {
      ...refund,
      reason: reason('refund'),
    }),
  );
  return { care, move, visible };
}

describe('a text that the desk calls internal', () => {
  it('is in no page, mail, receipt or export of the customer', async () => {
    const { care, move, visible } = await writeInternalTexts();
    assert.match(
      JSON.stringify([await pageOf(care), await pageOf(move), await pageOf(visible)]),
      new RegExp(MARK),
    );
    const readings = [
      '/account/export',
      '/users/getorders',
      `/users/getorderproducts/${shopper.id}`,
      `/users/getcustomers/${shopper.id}`,
      `/users/getusers/${shopper.id}`,
      `/users/orderpage/${care.orderno}`,
      `/users/orderpage/${move.orderno}`,
      `/users/orderpage/${visible.orderno}`,
    ];
    const truth = /"about":"What we keep [^"]* without the internal notes of our staff\./;
    for (const url of readings) {
      const { statusCode, body } = await sendGet(app, shopper, url);
      assert.equal(statusCode, 200, `${url} ${body}`);
      assert.ok(!body.includes(MARK), url);
      if (url.endsWith('export')) assert.match(body, truth);
    }
    const exported = await sendPost(
      app,
      staff,
      `/staff/customers/account/${shopper.id}/export`,
      {},
    );
    assert.equal(exported.statusCode, 200, exported.body);
    assert.match(exported.body, truth);
    assert.ok(!exported.body.includes(MARK), 'the export of a customer by staff');
    const queued = await db.select({ job: mails.job }).from(mails);
    for (const { job } of queued) {
      const { subject, text, html } = await renderEmail(emailTemplates, { config, db }, job);
      assert.ok(![subject, text, html].join('\n').includes(MARK), job.kind);
    }
    assert.ok(queued.length > 5);
  });
});
