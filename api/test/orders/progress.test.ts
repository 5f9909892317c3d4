import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emailTemplates } from '../../src/email-templates.ts';
import { renderEmail } from '../../src/mail/email/email.ts';
import { createPageReaders, type PlacedOrder } from '../support/orders-page.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { listOrderMailKinds } from '../support/payments.ts';
import { createPerson } from '../support/people.ts';
import { createLine, buildOrderBody, placeOrder, sendPost } from '../support/shopping.ts';

const { app, db, config, shopper } = await createOrderingApp();
const staff = await createPerson(db, 'staff');
const { pageOf, deskPageOf } = createPageReaders(app, staff);

const move = ({ orderno }: PlacedOrder, body: object, who = staff) =>
  sendPost(app, who, `/staff/orders/${orderno}/progress`, body);
const moveTo = (order: PlacedOrder, step: string, trade = 'care') => move(order, { trade, step });
/** Returns the recorded steps of an order, latest first. */
const listStepMoves = async (order: PlacedOrder) =>
  (await deskPageOf(order)).timeline.filter(({ kind }) => kind === 'step');
/** Places an order of a dress and paper: £145 and £12. */
const placeMixedOrder = () =>
  placeOrder(app, shopper, buildOrderBody(shopper, 145 + 12, createLine(1), createLine(34)));

describe('the progress of an order (rule 49)', () => {
  it('has the steps of its lines, separate for each kind, and starts as received', async () => {
    const { progress = [] } = await pageOf(shopper, await placeMixedOrder());
    assert.deepEqual(
      progress.map(({ trade, steps }) => [trade, steps.map(({ label }) => label)]),
      [
        ['goods', ['Order received', 'Ready to collect', 'Collected']],
        ['care', ['Order received', 'In our care', 'Ready to be fetched', 'Back with you']],
      ],
    );
    assert.ok(progress.every(({ step, steps }) => step === 'received' && steps[0]?.at));
  });

  it('is moved forwards by staff, with the time, and the other kind stays', async () => {
    const order = await placeMixedOrder();
    assert.equal((await moveTo(order, 'in_care')).statusCode, 200);
    assert.equal((await moveTo(order, 'ready')).statusCode, 200);
    const [goods, care] = (await pageOf(shopper, order)).progress ?? [];
    assert.equal(goods?.step, 'received');
    assert.equal(care?.step, 'ready');
    assert.deepEqual(
      care.steps.map(({ reached, at }) => [reached, at !== undefined]),
      [
        [true, true],
        [true, true],
        [true, true],
        [false, false],
      ],
    );
  });

  it('goes back only with a reason, which staff can read', async () => {
    const order = await placeMixedOrder();
    await moveTo(order, 'in_care');
    assert.equal((await moveTo(order, 'received')).statusCode, 400);
    const back = await move(order, { trade: 'care', step: 'received', reason: 'Pressed too soon' });
    assert.equal(back.statusCode, 200);
    assert.deepEqual(
      (await listStepMoves(order)).map(({ title, reason }) => [title, reason]),
      [
        ['Back to: Order received', 'Pressed too soon'],
        ['Step: In our care', ''],
      ],
    );
  });

  it('moves once for repeated clicks, and sends one email for each step with news', async () => {
    const order = await placeMixedOrder();
    await Promise.all([moveTo(order, 'in_care'), moveTo(order, 'in_care')]);
    await move(order, { trade: 'care', step: 'received', reason: 'Wrong dress' });
    await moveTo(order, 'in_care');
    await moveTo(order, 'done');
    assert.equal((await listStepMoves(order)).length, 4);
    const mails = (await listOrderMailKinds(db, order.orderid)).filter(
      (kind) => kind === 'order-progress',
    );
    assert.equal(mails.length, 1);
  });

  it('says in the email what happened, where to collect it and what to pay', async () => {
    const { orderid, orderno } = await placeMixedOrder();
    const job = { kind: 'order-progress', orderid, trade: 'care', step: 'ready' };
    const { subject, text, html } = await renderEmail(emailTemplates, { config, db }, job);
    assert.ok(subject.startsWith(`Your garments are ready – order ${orderno}`));
    for (const part of [text, html]) {
      for (const said of ['ready to be fetched', config.shop.warehouse, '£157.00', orderno]) {
        assert.ok(part.includes(said), said);
      }
    }
  });

  it('has no step of another kind or method, and none after the order has ended', async () => {
    const order = await placeMixedOrder();
    for (const [step, trade] of [
      ['out_for_delivery', 'care'],
      ['in_care', 'goods'],
      ['ready', 'move'],
    ] as const) {
      assert.equal((await moveTo(order, step, trade)).statusCode, 409);
    }
    await sendPost(app, staff, `/staff/orders/${order.orderno}/state`, {
      state: 'cancelled',
      reason: 'Asked by phone',
    });
    assert.equal((await moveTo(order, 'in_care')).statusCode, 409);
    assert.equal((await pageOf(shopper, order)).progress, undefined);
  });

  it('is moved only by staff', async () => {
    const response = await move(
      await placeMixedOrder(),
      { trade: 'care', step: 'in_care' },
      shopper,
    );
    assert.equal(response.statusCode, 403);
  });
});
