import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { bookings } from '../../src/calendar/bookings/tables.ts';
import { products } from '../../src/catalog/records/tables.ts';
import { loadOrder } from '../../src/orders/records/load-orders.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { quotes } from '../../src/quotes/records/tables.ts';
import { transition } from '../../src/orders/transition/transition.ts';
import { lockOrder } from '../../src/orders/records/find-order.ts';
import { createMoveSchedule, van } from '../support/calendar.ts';
import { eventually } from '../support/eventually.ts';
import { createQuoteDesk } from '../support/quote-desk.ts';

const {
  app,
  act,
  acceptance,
  call,
  config,
  db,
  dayWith,
  mailsTo,
  read,
  readPage,
  request,
  send,
  sent,
  setDay,
} = await createQuoteDesk();

const byCard = { method: 'online', deposit: { amount: 8_000, restdays: 7 } };

async function findOrder(orderno: string) {
  const [row] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderno, orderno));
  const order = await loadOrder(db, row?.id ?? 0);
  assert.ok(order);
  return order;
}

const countOrders = () => db.$count(orders);

async function accept(token: string, more: object = {}) {
  const response = await call('accept', acceptance(token, await dayWith(2), more));
  assert.equal(response.statusCode, 200, response.body);
  return response.json<{ orderno: string; url?: string }>();
}

const pay = (url: string) =>
  app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      number: '4242 4242 4242 4242',
      expiry: '12 / 40',
      cvc: '123',
    }).toString(),
  });

describe('accepting a quote that is paid on the day', () => {
  it('makes a confirmed order with its lines, prices, discount and day', async () => {
    const { quoteno, token } = await sent();
    const day = await dayWith(2);
    const response = await call('accept', acceptance(token, day));
    assert.equal(response.statusCode, 200, response.body);
    const { orderno, url } = response.json<{ orderno: string; url?: string }>();
    assert.equal(url, undefined);
    const order = await findOrder(orderno);
    assert.equal(order.state, 'awaiting_collection');
    assert.equal(order.total, 22_000 + 3_000 - 1_000);
    assert.equal(order.discountReason, 'Second move with us');
    assert.deepEqual(
      order.lines.map(({ name, price }) => [name.includes('Piano'), price]),
      [
        [false, 22_000],
        [true, 3_000],
      ],
    );
    const [booking] = await db.select().from(bookings).where(eq(bookings.orderid, order.id));
    assert.deepEqual([booking?.day, booking?.heldUntil], [day, null]);
    const page = await readPage(token);
    assert.deepEqual([page.state, page.order?.orderno], ['accepted', orderno]);
    assert.match(page.notice, new RegExp(orderno));
    const desk = await read(quoteno);
    assert.deepEqual([desk.accepted?.name, desk.accepted?.number], ['Robin Example', 1]);
    const mails = await mailsTo(page.contact.email);
    assert.ok(mails.some(({ subject }) => subject.includes(orderno)));
    assert.ok(!mails.some(({ subject }) => subject.includes('You accepted our quote')));
  });

  it('makes one order, however often it is accepted', async () => {
    const { token } = await sent();
    const before = await countOrders();
    const body = acceptance(token, await dayWith(2));
    const first = await call('accept', body);
    const second = await call('accept', body);
    assert.equal(first.statusCode, 200, first.body);
    assert.deepEqual(second.json(), first.json());
    assert.equal(await countOrders(), before + 1);
  });

  it('tells the firm whose name was typed', async () => {
    const { quoteno, token } = await sent();
    const { orderno } = await accept(token, { name: 'Robin E. Example' });
    const mail = (await mailsTo(config.mail.to)).find(({ subject }) =>
      subject.includes(`${quoteno} was accepted`),
    );
    assert.match(mail?.text ?? '', new RegExp(`Robin E\\. Example.*${orderno}`, 's'));
    assert.doesNotMatch(mail?.text ?? '', /by card/);
  });

  it('tells the firm that the order waits for its deposit', async () => {
    const { quoteno, token } = await sent(byCard);
    await accept(token);
    const mail = (await mailsTo(config.mail.to)).find(({ subject }) =>
      subject.includes(`${quoteno} was accepted`),
    );
    assert.match(mail?.text ?? '', /It is confirmed once the deposit of £80\.00 is paid by card\./);
  });

  it('keeps the prices of the offer after the catalogue changed, and sells an archived product', async () => {
    const { token } = await sent();
    const isVan = eq(products.id, van.productid);
    const [before] = await db.select().from(products).where(isVan);
    await db.update(products).set({ price: 99_900, withdrawn: true }).where(isVan);
    try {
      const { orderno } = await accept(token);
      assert.equal((await findOrder(orderno)).total, 24_000);
    } finally {
      await db
        .update(products)
        .set({ price: before?.price ?? 0, withdrawn: false })
        .where(isVan);
    }
  });
});

describe('accepting a quote that is paid by card', () => {
  it('waits for the deposit on a hosted page, with its day held, and is confirmed by the payment', async () => {
    const { token } = await sent(byCard);
    const { orderno, url = '' } = await accept(token);
    const waiting = await findOrder(orderno);
    assert.deepEqual([waiting.state, waiting.deposit], ['awaiting_payment', 8_000]);
    const [held] = await db.select().from(bookings).where(eq(bookings.orderid, waiting.id));
    assert.ok(held?.heldUntil);
    const page = await readPage(token);
    assert.equal(page.can.pay, true);
    assert.match(page.notice, /£80\.00/);
    const mails = await mailsTo(page.contact.email);
    const mail = mails.find(({ subject }) => subject.includes('You accepted our quote'));
    assert.match(mail?.text ?? '', /deposit of £80\.00/);
    assert.ok(!mails.some(({ subject }) => subject.includes('Order Confirmation')));
    const paid = await pay(url);
    assert.equal(paid.statusCode, 303);
    assert.match(String(paid.headers.location), /\/my-order#[\w-]{43}\.paid\./);
    await eventually(async () => assert.equal((await findOrder(orderno)).state, 'part_paid'));
    const [booked] = await db.select().from(bookings).where(eq(bookings.orderid, waiting.id));
    assert.equal(booked?.heldUntil, null);
    assert.equal((await readPage(token)).can.pay, false);
    assert.equal((await call('pay', { token })).statusCode, 409);
  });

  it('opens the same payment page again, and another one after it has ended', async () => {
    const { token } = await sent(byCard);
    const first = await accept(token);
    const again = (await call('pay', { token })).json<{ url: string }>();
    assert.equal(again.url, first.url);
    const order = await findOrder(first.orderno);
    await db.transaction(async (tx) => {
      const locked = await lockOrder(tx, order.id);
      assert.ok(locked);
      const cause = { by: 'payment', text: 'ended' } as const;
      await transition(tx, locked, { name: 'failPayment' }, cause);
    });
    const day = order.schedule?.move?.date ?? '';
    await setDay({ trade: 'move', day, morning: 0, afternoon: 0 });
    const full = await call('pay', { token });
    assert.equal(full.statusCode, 409, full.body);
    assert.ok(full.json<{ days: unknown[] }>().days.length > 0);
    const otherDay = await dayWith(2);
    const reopened = await call('pay', { token, schedule: createMoveSchedule(otherDay) });
    assert.equal(reopened.statusCode, 200, reopened.body);
    const changed = await findOrder(first.orderno);
    assert.deepEqual([changed.state, changed.schedule?.move?.date], ['awaiting_payment', otherDay]);
  });
});

describe('an offer that cannot be accepted', () => {
  it('asks for what is missing at its field, and accepts then', async () => {
    const { token } = await sent();
    const day = await dayWith(2);
    const before = await countOrders();
    const answers = [
      [{ contact: { address: '' } }, 'address'],
      [{ schedule: undefined }, 'schedule'],
      [{ name: ' ' }, 'name'],
      [{ eventdate: '2001-01-01' }, 'eventdate'],
    ] as const;
    for (const [more, field] of answers) {
      const response = await call('accept', acceptance(token, day, more));
      assert.equal(response.statusCode, 400, response.body);
      assert.equal(response.json<{ field?: string }>().field, field, response.body);
    }
    const withoutTerms = await call('accept', acceptance(token, day, { termsaccepted: false }));
    assert.equal(withoutTerms.statusCode, 400);
    assert.equal(await countOrders(), before);
    assert.equal((await call('accept', acceptance(token, day))).statusCode, 200);
  });

  it('stays as it is when its day filled up, and answers with the open days', async () => {
    const { token } = await sent();
    const day = await dayWith(1);
    await accept((await sent()).token, { schedule: createMoveSchedule(day) });
    const response = await call('accept', acceptance(token, day));
    assert.equal(response.statusCode, 409, response.body);
    const refusal = response.json<{ code: string; days: { day: string }[] }>();
    assert.ok(refusal.days.length > 0 && refusal.days.every((open) => open.day !== day));
    assert.equal((await readPage(token)).state, 'sent');
    await accept(token);
  });

  it('tells that there is a newer version', async () => {
    const { quoteno, token } = await sent();
    await send(quoteno, { message: 'With the piano.' });
    const response = await call('accept', acceptance(token, await dayWith(2)));
    assert.equal(response.statusCode, 409, response.body);
    const refusal = response.json<{ code: string; current: { offer: { version: number } } }>();
    assert.deepEqual([refusal.code, refusal.current.offer.version], ['quote_changed', 2]);
    await accept(token, { version: 2 });
  });

  it('tells that it was withdrawn or has ended, with the phone number', async () => {
    const withdrawn = await sent();
    await act(withdrawn.quoteno, 'withdraw', { reason: 'Van broken' });
    const ended = await sent();
    await db
      .update(quotes)
      .set({ validUntil: '2026-01-01' })
      .where(eq(quotes.quoteno, ended.quoteno));
    for (const [{ token }, code] of [
      [withdrawn, 'quote_withdrawn'],
      [ended, 'quote_expired'],
    ] as const) {
      const response = await call('accept', acceptance(token, await dayWith(2)));
      assert.equal(response.statusCode, 409, response.body);
      const refusal = response.json<{ code: string; error: string; current: { notice: string } }>();
      assert.equal(refusal.code, code);
      assert.ok(refusal.error.includes(config.shop.phone), refusal.error);
      assert.ok(!refusal.error.includes('Van broken'));
      const declined = await call('decline', { token, version: 1, reason: '' });
      assert.equal(declined.json<{ code: string }>().code, code);
    }
  });

  it('does not exist before the firm has sent it, nor for a false link', async () => {
    const { token } = await request();
    const response = await call('accept', acceptance(token, await dayWith(2)));
    assert.equal(response.json<{ code: string }>().code, 'quote_requested');
    for (const path of ['bylink', 'pdf', 'order'])
      assert.equal((await call(path, { token: 'false' })).statusCode, 404, path);
    assert.equal((await call('accept', acceptance('false', '2027-01-01'))).statusCode, 404);
  });
});

describe('declining a quote', () => {
  it('keeps the reason for the firm, and is not accepted any more', async () => {
    const { quoteno, token } = await sent();
    const answer = { token, version: 1, reason: 'Too dear.' };
    const response = await call('decline', answer);
    assert.equal(response.statusCode, 200, response.body);
    assert.equal((await call('decline', answer)).statusCode, 200);
    const desk = await read(quoteno);
    assert.deepEqual([desk.state, desk.reason], ['declined', 'Too dear.']);
    const mails = (await mailsTo(config.mail.to)).filter(({ subject }) =>
      subject.includes(`${quoteno} was declined`),
    );
    assert.equal(mails.length, 1);
    assert.match(mails[0]?.text ?? '', /Too dear\./);
    const late = await call('accept', acceptance(token, await dayWith(2)));
    assert.equal(late.json<{ code: string }>().code, 'quote_declined');
    await send(quoteno);
    await accept(token, { version: 2 });
  });
});
