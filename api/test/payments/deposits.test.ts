import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatDay } from 'contract/calendar/date-texts';
import { eq } from 'drizzle-orm';
import { services } from '../../src/catalog/records/tables.ts';
import { buildOverdueCondition } from '../../src/orders/due/overdue-condition.ts';
import { remindOfRest } from '../../src/orders/due/remind-of-rest.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { createMoveSchedule } from '../support/calendar.ts';
import { sendAndReadMails } from '../support/mailed.ts';
import type { FakeSession } from '../support/fake-stripe-refunds.ts';
import { createRefundShop } from '../support/refund-shop.ts';
import {
  buildOrderBody,
  createLine,
  saveShippingDetails,
  sendGet,
  sendPost,
} from '../support/shopping.ts';

const shop = await createRefundShop();
const { app, db, shopper, manager, stripe, send } = shop;
await saveShippingDetails(app, shopper);

const today = toLondonDay(new Date());

/** Sets the deposit of all services. */
const setDeposits = (values: Partial<typeof services.$inferInsert>) =>
  db.update(services).set({ depositPercent: 0, depositAmount: 0, restDays: 0, ...values });

const readOffer = async (schedule?: object) =>
  (
    await sendPost(app, shopper, '/users/getdeposit', {
      products: [createLine(70)],
      ...(schedule && { schedule }),
    })
  ).json().data;

let keys = 0;
const create = (fields: object) =>
  sendPost(app, shopper, '/users/create-stripe-session', {
    ...buildOrderBody(shopper, 274, createLine(70)),
    idempotencyKey: `deposit-${(keys += 1)}`,
    ...fields,
  });

const paidSessions: FakeSession[] = [];

/** Simulates the return from earlier payment pages, so that the same basket is another order. */
async function returnFromPayment() {
  for (const session of paidSessions.splice(0)) await shop.verify(session);
  await shop.aMinuteLater();
}

async function startDeposit(deposit: number) {
  await returnFromPayment();
  const response = await create({ deposit });
  assert.equal(response.statusCode, 200, response.body);
  const { sessionId, orderno } = response.json<{ sessionId: string; orderno: string }>();
  const session = stripe.sessions.get(sessionId);
  assert.ok(session);
  paidSessions.push(session);
  return { session, orderno };
}

const moneyOf = async (orderno: string) =>
  (await sendGet(app, manager, `/staff/orders/${orderno}/money`)).json().data;

const pageOf = async (orderno: string) =>
  (await sendGet(app, manager, `/staff/orders/${orderno}`)).json().data;

describe('the deposit of a basket', () => {
  it('is offered as a share or an amount of the price, with the delivery in full', async () => {
    await setDeposits({});
    assert.equal(await readOffer(), null);
    await setDeposits({ depositPercent: 25 });
    assert.deepEqual(await readOffer(), {
      amount: 5_975 + 3_500,
      restdueon: null,
      resttime: 'by the day of the work',
    });
    await setDeposits({ depositPercent: 25, depositAmount: 10_000 });
    assert.deepEqual(await readOffer(), {
      amount: 13_500,
      restdueon: null,
      resttime: 'by the day of the work',
    });
    await setDeposits({ depositAmount: 30_000 });
    assert.equal(await readOffer(), null);
  });

  it('names the day by which the rest is due, and is not offered if that day is over', async () => {
    await setDeposits({ depositPercent: 25, restDays: 7 });
    const offer = await readOffer(createMoveSchedule(addDays(today, 30)));
    assert.equal(offer.restdueon, addDays(today, 23));
    assert.equal(offer.resttime, `by ${formatDay(addDays(today, 23))}`);
    assert.equal((await readOffer()).resttime, 'at least 7 days before the work');
    assert.equal(await readOffer(createMoveSchedule(addDays(today, 7))), null);
  });

  it('needs the day of a move only, because the shopper types the addresses later', async () => {
    await setDeposits({ depositPercent: 25, restDays: 7 });
    const move = { date: addDays(today, 30), half: 'morning' };
    assert.equal((await readOffer({ move })).restdueon, addDays(today, 23));
  });

  it('is refused if it is another than the page showed', async () => {
    await setDeposits({ depositPercent: 25 });
    const response = await create({ deposit: 5_000 });
    assert.deepEqual([response.statusCode, response.json().code], [409, 'deposit_changed']);
  });
});

describe('an order with a deposit', () => {
  it('is confirmed and part paid by the deposit, and paid by the rest', async () => {
    await setDeposits({ depositPercent: 25 });
    const { session, orderno } = await startDeposit(9_475);
    assert.equal(session.amount_total, 9_475);
    await sendAndReadMails(shop, shopper.email);
    await send(stripe.event('checkout.session.completed', stripe.pay(session.id)));
    const { total, paid, due } = await moneyOf(orderno);
    assert.deepEqual([total, paid, due], [27_400, 9_475, 17_925]);
    const page = await pageOf(orderno);
    assert.equal(page.state, 'part_paid');
    assert.equal(page.payment, 'Paid: £94.75. Still to be paid: £179.25, before we begin.');
    const [mail] = await sendAndReadMails(shop, shopper.email);
    assert.match(mail?.text ?? '', /Paid: £94\.75\. Still to be paid: £179\.25, before we begin\./);
    assert.match(mail?.text ?? '', /You can pay the rest by card on the page of your order\./);
    const readStatus = async () => (await shop.verify(session)).json().payment_status;
    assert.equal(await readStatus(), 'deposit paid, £179.25 still to pay');
    await db.update(orders).set({ restDueOn: '2031-03-03' }).where(eq(orders.orderno, orderno));
    assert.equal(await readStatus(), 'deposit paid, £179.25 still to pay by Monday 3 March 2031');
    await sendPost(app, manager, `/staff/orders/${orderno}/recorded-payments`, {
      amount: 17_925,
      method: 'bank_transfer',
      key: crypto.randomUUID(),
    });
    assert.equal((await pageOf(orderno)).state, 'paid');
  });

  it('gives back the deposit when it is cancelled', async () => {
    await setDeposits({ depositPercent: 25 });
    const { session, orderno } = await startDeposit(9_475);
    await send(stripe.event('checkout.session.completed', stripe.pay(session.id)));
    await sendPost(app, manager, `/staff/orders/${orderno}/state`, {
      state: 'cancelled',
      reason: 'Out of stock',
    });
    const { refunds } = (await sendGet(app, manager, `/staff/orders/${orderno}/refunds`)).json()
      .data;
    assert.deepEqual([refunds[0].amount, refunds[0].state], [94.75, 'due']);
  });

  it('is reminded once on the day on which the rest is due, and is overdue afterwards', async () => {
    await setDeposits({ depositPercent: 25 });
    const { session, orderno } = await startDeposit(9_475);
    await send(stripe.event('checkout.session.completed', stripe.pay(session.id)));
    await sendAndReadMails(shop, shopper.email);
    const isOrder = eq(orders.orderno, orderno);
    const dueOn = addDays(today, 3);
    await db.update(orders).set({ restDueOn: dueOn }).where(isOrder);
    const remind = async (day: string) => {
      await remindOfRest(db, new Date(`${day}T12:00:00Z`));
      return sendAndReadMails(shop, shopper.email);
    };
    assert.deepEqual(await remind(addDays(today, 2)), []);
    const [mail] = await remind(dueOn);
    assert.match(mail?.text ?? '', /£179\.25 is still to be paid .* It is due on /);
    assert.match(mail?.text ?? '', /You can pay by card[\s\S]*Pay £179\.25:/);
    assert.deepEqual(await remind(addDays(today, 4)), []);
    const listOverdue = (day: string) =>
      db.select({ orderno: orders.orderno }).from(orders).where(buildOverdueCondition(day));
    assert.deepEqual(await listOverdue(dueOn), []);
    assert.deepEqual(await listOverdue(addDays(today, 4)), [{ orderno }]);
    await db
      .update(orders)
      .set({ restDueOn: addDays(today, -1) })
      .where(isOrder);
    await db.update(orders).set({ restReminded: false }).where(isOrder);
    const [later] = await remind(addDays(today, 5));
    assert.match(later?.text ?? '', / It was due on /);
    const { open } = (await sendGet(app, manager, '/staff/today')).json().data;
    assert.equal(open.overdue, 1);
    const list = await sendPost(app, manager, '/staff/orders/search', { payment: 'overdue' });
    assert.equal(list.json().data[0].orderno, orderno, list.body);
  });

  it("is reminded from nine o'clock in London, also on the days on which the clocks change", async () => {
    await setDeposits({ depositPercent: 25 });
    const { session, orderno } = await startDeposit(9_475);
    await send(stripe.event('checkout.session.completed', stripe.pay(session.id)));
    const isOrder = eq(orders.orderno, orderno);
    const changes = {
      '2031-03-30': ['07:59:00', '08:00:00'],
      '2031-10-26': ['08:59:00', '09:00:00'],
    };
    for (const [day, times] of Object.entries(changes)) {
      await db.update(orders).set({ restDueOn: day, restReminded: false }).where(isOrder);
      const isReminded = [];
      for (const time of times) {
        await remindOfRest(db, new Date(`${day}T${time}Z`));
        const [order] = await db.select().from(orders).where(isOrder);
        isReminded.push(order?.restReminded);
      }
      assert.deepEqual(isReminded, [false, true], day);
    }
  });

  it('is another order than the same basket without a deposit', async () => {
    await setDeposits({ depositPercent: 25 });
    await returnFromPayment();
    const key = 'changed-mind';
    const first = await create({ deposit: 9_475, idempotencyKey: key });
    const second = await create({ idempotencyKey: key });
    assert.notEqual(second.json().orderno, first.json().orderno);
    assert.equal(stripe.sessions.get(second.json().sessionId)?.amount_total, 27_400);
  });
});
