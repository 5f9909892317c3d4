import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sendGet, sendPost } from '../support/shopping.ts';
import { createRefundShop } from '../support/refund-shop.ts';

const { app, manager, stripe, send, paidOrder, refund, refundsOf, list, paidBack, retry } =
  await createRefundShop();

describe('a due refund', () => {
  /** Returns the due refund of a paid order that staff cancelled. */
  async function createDueRefund() {
    const order = await paidOrder();
    await refund(order.orderno);
    const body = { state: 'cancelled', reason: 'Asked by phone' };
    await sendPost(app, manager, `/staff/orders/${order.orderno}/state`, body);
    const { refunds: rows } = await refundsOf(order.orderno);
    assert.deepEqual([rows[1].state, rows[1].amount], ['due', 254]);
    return { ...order, id: rows[1].id as number };
  }

  it('is what a cancelled order has left, and is sent when staff press it, once', async () => {
    const { orderno, intent, id } = await createDueRefund();
    const responses = await Promise.all([retry(id), retry(id)]);
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    assert.deepEqual(paidBack(intent), [2_000, 25_400]);
    assert.equal((await refundsOf(orderno)).left, 0);
  });

  it('is settled by the refund that staff made in Stripe’s own pages, with or without a webhook', async () => {
    const first = await createDueRefund();
    await send(stripe.event('refund.created', stripe.refunds.add(first.intent, 25_400)));
    assert.equal((await refundsOf(first.orderno)).refunds[1].state, 'done');
    const second = await createDueRefund();
    stripe.refunds.add(second.intent, 25_400);
    const response = await retry(second.id);
    assert.equal(response.json().data.state, 'done');
    assert.deepEqual(paidBack(second.intent), [2_000, 25_400]);
  });

  it('ends when staff paid it back outside the shop, with a reason', async () => {
    const { id, intent } = await createDueRefund();
    const settle = (reason: string) =>
      sendPost(app, manager, `/staff/refunds/${id}/settle-outside`, { reason });
    assert.equal((await settle('')).json().field, 'reason');
    const { state, method, reason } = (await settle('Bank transfer')).json().data;
    assert.deepEqual([state, method], ['done', 'outside']);
    assert.match(reason, /The order was cancelled\. Paid back outside the shop: Bank transfer/);
    assert.equal((await settle('Again')).statusCode, 409);
    assert.deepEqual(paidBack(intent), [2_000]);
  });

  it('is on a page of its list, and the cursor leads to the next page', async () => {
    const all = (await list('done')).data.map(({ id }: { id: number }) => id);
    const path = '/staff/refunds?state=done&size=2';
    const first = (await sendGet(app, manager, path)).json();
    const second = (await sendGet(app, manager, `${path}&after=${first.next}`)).json();
    const ids = [...first.data, ...second.data].map(({ id }: { id: number }) => id);
    assert.deepEqual(ids, all.slice(0, 4));
    assert.equal((await sendGet(app, manager, '/staff/refunds?state=lost')).statusCode, 400);
  });
});
