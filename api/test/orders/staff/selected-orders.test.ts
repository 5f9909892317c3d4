import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCalendarShop, createMoveSchedule } from '../../support/calendar.ts';
import { listOrderMailKinds } from '../../support/payments.ts';
import { createLine, buildOrderBody, placeOrder, sendPost } from '../../support/shopping.ts';

const { app, db, staff, shopper, other, moving, dayWith } = await createCalendarShop();

const placeDress = () => placeOrder(app, shopper, buildOrderBody(shopper, 145, createLine(1)));
const dress = await placeDress();
const tape = await placeOrder(app, other, buildOrderBody(other, 24, createLine(34, 2)));
const van = await placeOrder(app, shopper, moving(createMoveSchedule(await dayWith(5))));

describe('selected orders', () => {
  it('are moved to their next steps, and each result is told', async () => {
    const cancellation = { state: 'cancelled', reason: 'Asked by phone' };
    await sendPost(app, staff, `/staff/orders/${tape.orderno}/state`, cancellation);
    const steps = [
      { orderno: dress.orderno, trade: 'care', step: 'in_care' },
      { orderno: tape.orderno, trade: 'goods', step: 'ready' },
      { orderno: 'SLR1', trade: 'goods', step: 'ready' },
    ];
    const response = await sendPost(app, staff, '/staff/orders/steps', { moves: steps });
    const errors = response
      .json<{ data: { error: string | null }[] }>()
      .data.map((each) => each.error);
    assert.equal(errors[0], null);
    assert.equal(errors[1], 'The order is cancelled.');
    assert.equal(errors[2], 'There is no such order.');
    assert.equal(
      (await sendPost(app, staff, '/staff/orders/steps', { moves: [] })).statusCode,
      400,
    );
  });

  it('show the mails of a move before it, how many get each, and refusals; nothing is changed', async () => {
    const [first, second] = [await placeDress(), await placeDress()];
    const moves = [
      { orderno: first.orderno, trade: 'care', step: 'in_care', from: 'received' },
      { orderno: second.orderno, trade: 'care', step: 'in_care', from: 'received' },
      { orderno: second.orderno, trade: 'care', step: 'done', from: 'received' },
      { orderno: second.orderno, trade: 'care', step: 'ready', from: 'in_care' },
    ];
    const response = await sendPost(app, staff, '/staff/orders/steps/preview', { moves });
    const { data } = response.json<{
      data: {
        moves: { error: string | null; mail: number | null }[];
        mails: { title: string; orderno: string; to: string; text: string }[];
      };
    }>();
    assert.deepEqual(
      data.moves.map(({ error, mail }) => [error, mail]),
      [
        [null, 0],
        [null, 0],
        [null, null],
        ["It was moved to 'Order received' meanwhile.", null],
      ],
    );
    const [mail, ...otherMails] = data.mails;
    assert.deepEqual(otherMails, []);
    assert.deepEqual([mail?.title, mail?.orderno], ['Step: In our care', first.orderno]);
    assert.match(mail?.text ?? '', new RegExp(first.orderno));
    assert.ok(!(await listOrderMailKinds(db, first.orderid)).includes('order-progress'));
  });

  it('stay at a step to which a colleague moved them meanwhile', async () => {
    const { orderno, orderid } = await placeDress();
    const moves = [{ orderno, trade: 'care', step: 'in_care', from: 'received' }];
    const move = async () =>
      (await sendPost(app, staff, '/staff/orders/steps', { moves })).json().data[0].error;
    assert.equal(await move(), null);
    assert.equal(await move(), "It was moved to 'In our care' meanwhile.");
    const mails = (await listOrderMailKinds(db, orderid)).filter(
      (kind) => kind === 'order-progress',
    );
    assert.equal(mails.length, 1);
  });

  it('are printed in their order, with lines, note and schedule', async () => {
    const ordernos = [van.orderno, dress.orderno, 'SLR1'];
    const response = await sendPost(app, staff, '/staff/orders/sheets', { ordernos });
    const { data } = response.json<{
      data: { orderno: string; lines: object[]; addressnotes: string[] }[];
    }>();
    assert.deepEqual(
      data.map(({ orderno, lines, addressnotes }) => [orderno, lines.length, addressnotes]),
      [
        [van.orderno, 1, []],
        [dress.orderno, 1, []],
      ],
    );
    assert.equal((await sendPost(app, staff, '/staff/orders/sheets', {})).statusCode, 400);
  });
});
