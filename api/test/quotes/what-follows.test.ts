import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatHalfDay } from 'contract/calendar/date-texts';
import { createQuoteDesk } from '../support/quote-desk.ts';
import { sendGet } from '../support/shopping.ts';

const { app, call, config, dayWith, mailsTo, sent, staff, acceptance, readPage } =
  await createQuoteDesk();

describe('the page of a quote', () => {
  it('says what follows: the customer chooses the day, and then which day is booked', async () => {
    const { token } = await sent();
    const { offer } = await readPage(token);
    assert.match(offer?.steps.join(' ') ?? '', /Your move is on the day that you choose\./);
    assert.equal(offer?.paytime, 'on the day');
    const day = await dayWith(2);
    assert.equal((await call('accept', acceptance(token, day))).statusCode, 200);
    const { offer: acceptedOffer } = await readPage(token);
    assert.ok(acceptedOffer?.steps.join(' ').includes(formatHalfDay(day, 'morning')));
  });

  it('leads to the order of an accepted quote, and to none before', async () => {
    const { token } = await sent();
    assert.equal((await call('order', { token })).statusCode, 409);
    await call('accept', acceptance(token, await dayWith(2)));
    const response = await call('order', { token });
    assert.match(response.json<{ path: string }>().path, /^\/my-order#[\w-]{43}$/);
  });
});

describe('the order of an accepted quote', () => {
  it('says on its page and its work sheet how much the list of the quote has', async () => {
    const { quoteno, token } = await sent();
    const response = await call('accept', acceptance(token, await dayWith(2)));
    const { orderno } = response.json<{ orderno: string }>();
    const note = `The list of quote ${quoteno} has 2.5 m³.`;
    const page = await sendGet(app, staff, `/staff/orders/${orderno}`);
    assert.deepEqual(page.json<{ data: { capacitynotes: string[] } }>().data.capacitynotes, [note]);
    const workSheet = (await mailsTo(config.mail.to)).find(({ subject }) =>
      subject.includes(`New order: Order ${orderno}`),
    );
    assert.ok(workSheet?.text.includes(note), workSheet?.text);
  });
});
