import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderEmail } from '../../src/mail/email/email.ts';
import { formatDay } from 'contract/calendar/date-texts';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { veil } from '../support/calendar.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { sendGet, createLine, buildOrderBody, placeOrder, sendPost } from '../support/shopping.ts';

describe('the date of the wedding or event', async () => {
  const shop = await createOrderingApp({ PUBLIC_URL: 'https://shop.example.com' });
  const { app, db, config, shopper } = shop;
  const today = toLondonDay(new Date());
  const createBody = (eventdate: string) => ({
    ...buildOrderBody(shopper, veil.price, createLine(veil.productid)),
    eventdate,
  });

  it('is on the page of the order, in its confirmation and on its work sheet', async () => {
    const eventdate = addDays(today, 90);
    const due = addDays(eventdate, -7);
    const { orderno, orderid } = await placeOrder(app, shopper, createBody(eventdate));
    const page = (await sendGet(app, shopper, `/users/orderpage/${orderno}`)).json();
    assert.deepEqual(page.data.event, { date: eventdate, due });
    const context = { config, db };
    const sent = await renderEmail(emailTemplates, context, {
      kind: 'order-confirmation',
      orderid,
    });
    const plainText = sent.text.replaceAll(/\s+/g, ' ');
    assert.ok(plainText.includes(`ready to be fetched by ${formatDay(due)}`), plainText);
    const sheet = await renderEmail(emailTemplates, context, { kind: 'order-copy', orderid });
    assert.ok(sheet.text.includes(formatDay(due)));
  });

  it('is optional', async () => {
    const { orderno } = await placeOrder(app, shopper, createBody(''));
    const page = (await sendGet(app, shopper, `/users/orderpage/${orderno}`)).json();
    assert.equal(page.data.event, undefined);
  });

  for (const [date, sentence] of [
    [addDays(today, -1), /this day is over/],
    ['2027-02-30', /please enter a date/],
    ['soon', /please enter a date/],
    [addDays(today, 4000), /check the year/],
  ] as const) {
    it(`is refused as '${date === 'soon' ? date : sentence.source}' with its field`, async () => {
      await shop.refused(createBody(date), 400, sentence);
      const response = await sendPost(app, shopper, '/users/orderplace', createBody(date));
      assert.equal(response.json().field, 'eventdate');
    });
  }

  it('may be today', async () => {
    await placeOrder(app, shopper, createBody(today));
  });

  it('is corrected by a repeated submission of the same order', async () => {
    const send = (eventdate: string) =>
      placeOrder(app, shopper, { ...createBody(eventdate), idempotencyKey: 'same-wedding' });
    const first = await send(addDays(today, 80));
    const second = await send(addDays(today, 85));
    assert.equal(second.orderno, first.orderno);
    const page = (await sendGet(app, shopper, `/users/orderpage/${first.orderno}`)).json();
    assert.equal(page.data.event.date, addDays(today, 85));
  });
});
