import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOrderingApp } from '../../support/ordering.ts';
import { createPerson } from '../../support/people.ts';
import {
  kitA,
  createLine,
  buildOrderBody,
  retryWhileBusy,
  placeOrder,
  sendPost,
  tape,
} from '../../support/shopping.ts';

const { app, db, shopper, other, refused, storedOrders } = await createOrderingApp();

const place = (body: object) => sendPost(app, shopper, '/users/orderplace', body);

describe('order numbers and keys', () => {
  it('gives 100 concurrent orders 100 consecutive numbers', async () => {
    const before = await storedOrders();
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, at) => {
        const who = at % 2 ? shopper : other;
        const body = buildOrderBody(who, tape.price, createLine(tape.productid));
        return retryWhileBusy(() => sendPost(app, who, '/users/orderplace', body));
      }),
    );
    const numbers = responses.map((response) => Number(response.json().orderno.slice(3)));
    assert.deepEqual(
      numbers.sort((a, b) => a - b),
      Array.from({ length: 100 }, (_, at) => 10_001 + before + at),
    );
  });

  it('leaves no gap for a refused order', async () => {
    const first = await placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));
    await refused(buildOrderBody(shopper, 13, createLine(34)), 409, /changed/);
    const second = await placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));
    assert.equal(Number(second.orderno.slice(3)), Number(first.orderno.slice(3)) + 1);
  });

  it('makes one order for the same key sent 100 times at once', async () => {
    const before = await storedOrders();
    const body = {
      ...buildOrderBody(shopper, 239, createLine(kitA.productid)),
      idempotencyKey: 'double-click',
    };
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => retryWhileBusy(() => place(body))),
    );
    assert.deepEqual(new Set(responses.map(({ statusCode }) => statusCode)), new Set([200]));
    assert.equal(new Set(responses.map(({ body: text }) => text)).size, 1);
    assert.equal(await storedOrders(), before + 1);
  });

  it('returns 409 for the same key with another basket, and separates the keys of users', async () => {
    const idempotencyKey = 'twice';
    await placeOrder(app, shopper, {
      ...buildOrderBody(shopper, 239, createLine(kitA.productid)),
      idempotencyKey,
    });
    await refused(
      { ...buildOrderBody(shopper, 12, createLine(34)), idempotencyKey },
      409,
      /was placed as order/,
    );
    await placeOrder(app, other, { ...buildOrderBody(other, 12, createLine(34)), idempotencyKey });
  });

  it('never reports a cancelled order as placed', async () => {
    const body = {
      ...buildOrderBody(shopper, 239, createLine(kitA.productid)),
      idempotencyKey: 'cancelled',
    };
    const first = await placeOrder(app, shopper, body);
    const staff = await createPerson(db, 'staff');
    await sendPost(app, staff, `/staff/orders/${first.orderno}/state`, {
      state: 'cancelled',
      reason: 'Asked by phone',
    });
    const second = await placeOrder(app, shopper, body);
    assert.notEqual(second.orderno, first.orderno);
    assert.deepEqual(await placeOrder(app, shopper, body), second);
  });
});
