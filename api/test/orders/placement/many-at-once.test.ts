import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOrderingApp } from '../../support/ordering.ts';
import { createLine, buildOrderBody, sendPost, tape } from '../../support/shopping.ts';

const { app, shopper, storedOrders } = await createOrderingApp({ RATE_LIMIT_SCALE: '100' });

const MANY = 100;
const place = (key: string) =>
  sendPost(app, shopper, '/users/orderplace', {
    ...buildOrderBody(shopper, tape.price, createLine(tape.productid)),
    idempotencyKey: key,
  });

describe('more concurrent orders than the shop can take', () => {
  it('are stored, or refused at once with a time to retry, and a retry then succeeds', async () => {
    const responses = await Promise.all(
      Array.from({ length: MANY }, async (_none, at) => ({
        key: `${at}`,
        ...(await placeAndRead(`${at}`)),
      })),
    );
    const refused = responses.filter(({ status }) => status === 503);
    const stored = responses.filter(({ status }) => status === 200);
    assert.equal(stored.length + refused.length, MANY);
    assert.ok(refused.length > 0);
    for (const { retryAfter } of refused) assert.ok(Number(retryAfter) > 0);
    assert.equal(await storedOrders(), stored.length);
    assert.equal((await placeAndRead(refused[0]?.key ?? '')).status, 200);
  });
});

async function placeAndRead(key: string) {
  const { statusCode, headers } = await place(key);
  return { status: statusCode, retryAfter: headers['retry-after'] };
}
