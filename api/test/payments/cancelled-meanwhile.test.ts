import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FakeSession } from '../support/fake-stripe-refunds.ts';
import { createPerson } from '../support/people.ts';
import { readOrderState } from '../support/payments.ts';
import { sendPost } from '../support/shopping.ts';
import { createStripeShop } from '../support/stripe-shop.ts';

const { app, db, stripe, kit, create, start, send } = await createStripeShop();
const staff = await createPerson(db, 'staff');

const cancel = ({ client_reference_id: orderno }: FakeSession) =>
  sendPost(app, staff, `/staff/orders/${orderno}/state`, {
    state: 'cancelled',
    reason: 'Asked by phone',
  });

describe('a payment page whose order is cancelled while it is opened', () => {
  it('is closed and not returned, and the same submission is a new order', async () => {
    let opened: FakeSession | undefined;
    stripe.meanwhile = (session) => cancel((opened = session));
    const refused = await create(kit('cancelled-while-new'));
    assert.equal(refused.statusCode, 409, refused.body);
    assert.match(refused.json().error, /was cancelled/);
    assert.equal(opened?.status, 'expired');
    const { history } = await readOrderState(db, opened.client_reference_id);
    assert.deepEqual(history, ['awaiting_payment', 'cancelled']);

    const again = await create(kit('cancelled-while-new'));
    assert.equal(again.statusCode, 200, again.body);
    assert.notEqual(again.json().orderno, opened.client_reference_id);
  });

  it('is not returned by a repeated call either', async () => {
    const { session, idempotencyKey } = await start();
    stripe.meanwhile = cancel;
    const refused = await create(kit(idempotencyKey));
    assert.equal(refused.statusCode, 409, refused.body);
    assert.match(refused.json().error, /was cancelled/);
    assert.equal(session.status, 'expired');
  });
});

describe('a payment page whose order is paid while it is opened', () => {
  it('is not returned again', async () => {
    const { orderno, idempotencyKey } = await start();
    stripe.meanwhile = ({ id }) => send(stripe.event('checkout.session.completed', stripe.pay(id)));
    const refused = await create(kit(idempotencyKey));
    assert.equal(refused.statusCode, 409, refused.body);
    assert.match(refused.json().error, new RegExp(`${orderno} is paid already`));
  });
});
