import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { sandboxSessions } from '../../src/payments/records/tables.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { createLine, buildOrderBody, sendPost } from '../support/shopping.ts';

const create = '/users/create-stripe-session';

const production = await createOrderingApp({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.com',
});
const development = await createOrderingApp({ TRUST_PROXY: '10.0.0.1' });

describe('in production without card-payment keys', () => {
  const { app, shopper } = production;

  it('refuses cards with a sentence, and accepts orders to be collected', async () => {
    const refused = await sendPost(
      app,
      shopper,
      create,
      buildOrderBody(shopper, 274, createLine(70)),
    );
    assert.equal(refused.statusCode, 503);
    assert.equal(refused.json().status, false);
    assert.match(refused.json().error, /not available/);
    const placed = await sendPost(
      app,
      shopper,
      '/users/orderplace',
      buildOrderBody(shopper, 239, createLine(70)),
    );
    assert.equal(placed.statusCode, 200);
  });

  it('has no sandbox', async () => {
    assert.equal((await app.inject('/sandbox/pay/cs_test_1')).statusCode, 404);
  });
});

describe('without PUBLIC_URL in development', () => {
  const { app, db, shopper } = development;

  async function readReturnOrigins(headers: Record<string, string>, remoteAddress = '127.0.0.1') {
    const response = await app.inject({
      method: 'POST',
      url: create,
      headers: { ...shopper.headers, host: '127.0.0.1:3100', ...headers },
      remoteAddress,
      payload: buildOrderBody(shopper, 274, createLine(70)),
    });
    const { sessionId, url } = response.json<{ sessionId: string; url: string }>();
    const [row] = await db.select().from(sandboxSessions).where(eq(sandboxSessions.id, sessionId));
    return { shop: new URL(row?.successUrl ?? '').origin, page: new URL(url).origin };
  }

  it('returns to the origin of the page, or else to the requested address', async () => {
    assert.equal(
      (await readReturnOrigins({ origin: 'http://localhost:3000' })).shop,
      'http://localhost:3000',
    );
    assert.equal((await readReturnOrigins({ origin: 'null' })).shop, 'http://127.0.0.1:3100');
    assert.equal((await readReturnOrigins({})).shop, 'http://127.0.0.1:3100');
  });

  it('trusts a forwarded address only from a trusted proxy', async () => {
    const forwarded = { 'x-forwarded-host': 'shop.example.com', 'x-forwarded-proto': 'https' };
    assert.equal((await readReturnOrigins(forwarded)).page, 'http://127.0.0.1:3100');
    assert.equal((await readReturnOrigins(forwarded, '10.0.0.1')).page, 'https://shop.example.com');
  });
});
