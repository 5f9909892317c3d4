import assert from 'node:assert/strict';
import { payments } from '../../src/payments/records/tables.ts';
import { describe, it } from 'node:test';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderEmail } from '../../src/mail/email/email.ts';
import { createCalendarShop, createMoveSchedule, van } from '../support/calendar.ts';
import { readOrderState } from '../support/payments.ts';
import {
  buildPackagesText,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../support/shopping.ts';

const { app, db, config, shopper, dayWith, moving } = await createCalendarShop({
  PUBLIC_URL: 'https://shop.example.com',
});

const renderOrderSheet = (orderid: number) =>
  renderEmail(emailTemplates, { config, db }, { kind: 'order-copy', orderid });

/** Returns the firm's copy of the email about a placed order. */
async function renderSheet(body: object) {
  const { orderid, orderno } = await placeOrder(app, shopper, body);
  return { ...(await renderOrderSheet(orderid)), orderno };
}

describe("the firm's copy of an order is a work sheet", () => {
  it('that says when and where, with both addresses', async () => {
    const note = 'A piano.\nRing twice.';
    const { text, html } = await renderSheet(
      moving(createMoveSchedule(await dayWith(1), 'morning', { note, second: await dayWith(1) })),
    );
    assert.match(text, /WHEN AND WHERE\nMove: \w+ \d+ \w+ \d+, in the morning\nSecond choice: \w+/);
    assert.match(
      text,
      /From: 1 Example Street, E16 0AA\n {2}floor 2; no lift; parking right outside/,
    );
    assert.match(
      text,
      /To: 2 Example Road, E16 0AA\n {2}ground floor; no lift; parking needs a permit/,
    );
    assert.match(text, /Note on the move: A piano\.\n {2}Ring twice\./);
    assert.ok(html.includes('floor 2; no lift; parking right outside'));
    assert.ok(html.includes('A piano.<br />Ring twice.'));
  });

  it('with the customer, phone and e-mail, the note, and the texts of add-ons', async () => {
    const dress = createLine(
      1,
      1,
      buildPackagesText({ id: 1, option: 'personalised', personalisation: 'Ada' }),
    );
    const body = { ...buildOrderBody(shopper, 200, dress), note: 'The bell is broken.' };
    const { text, html, orderno, replyTo, subject } = await renderSheet(body);
    assert.equal(replyTo, shopper.email);
    assert.equal(subject, `New order: Order ${orderno} – £200.00 – ${config.shop.brand}`);
    for (const part of [text, html]) {
      for (const said of [
        `Work sheet: order ${orderno}`,
        'Robin Example',
        'Mobile: 07700900123',
        `E-mail: ${shopper.email}`,
        'The bell is broken.',
        'Keepsake Box – Personalised: “Ada”',
      ]) {
        assert.ok(part.includes(said), said);
      }
      assert.doesNotMatch(part, /Thank you|14 days|my-order/);
    }
    assert.ok(!html.includes('<img'));
  });

  it('that says how each part is received, and what is still to be paid', async () => {
    const mixed = buildOrderBody(
      shopper,
      145 + 12 + van.price,
      createLine(1),
      createLine(34),
      createLine(van.productid),
    );
    const { text } = await renderSheet(mixed);
    assert.match(
      text,
      /Payment: To be paid: £377\.00\. Of it £220\.00 on the day, and £157\.00 when the rest/,
    );
    assert.match(text, /Goods: the customer fetches them/);
    assert.match(text, /Garments: the customer brings them/);
    assert.match(text, /Move: the crew comes/);
    const goods = await renderSheet(buildOrderBody(shopper, 12, createLine(34)));
    assert.match(goods.text, /Payment: To be paid: £12\.00, when it is fetched\./);
    const work = await renderSheet(buildOrderBody(shopper, van.price, createLine(van.productid)));
    assert.match(work.text, /Payment: To be paid: £220\.00, on the day\./);
  });

  it('that says what is paid', async () => {
    const body = buildOrderBody(shopper, 274, createLine(70));
    const response = await sendPost(app, shopper, '/users/create-stripe-session', body);
    const { id, total: amount } = await readOrderState(db, response.json().orderno);
    await db
      .insert(payments)
      .values({ orderid: id, sessionid: 'cs', transactionid: 'pi', amount, currency: 'gbp' });
    const { text } = await renderOrderSheet(id);
    assert.match(text, /Payment: Paid by card: £274\.00\. Nothing more is due\./);
    assert.match(text, /Goods: send to the customer's address/);
  });

  it('that is printed in dark ink on white', async () => {
    const { html } = await renderSheet(buildOrderBody(shopper, 12, createLine(34)));
    assert.match(html, /<body style="[^"]*background-color:#ffffff/);
    assert.match(html, /@media print/);
  });
});
