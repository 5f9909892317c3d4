import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import Fastify from 'fastify';
import { createServerOptions } from '../../src/http/server-options.ts';
import { apiPlugin } from '../../src/plugin.ts';
import { createOrderingApp } from '../support/ordering.ts';
import { eventually } from '../support/eventually.ts';
import { readOrderState } from '../support/payments.ts';
import {
  buildPackagesText,
  sendGet,
  createLine,
  buildOrderBody,
  sendPost,
} from '../support/shopping.ts';

const { db, config, shopper } = await createOrderingApp();
const app = Fastify(createServerOptions(config));
await app.register(apiPlugin, { config, db, prefix: '/api' });
after(() => app.close());

describe('the backend under a path prefix', () => {
  it('handles a card payment from the page to the webhook, and then empties the saved basket', async () => {
    const dress = createLine(1, 1, buildPackagesText({ id: 3, option: 'standard' }));
    await sendPost(app, shopper, '/api/users/addtocart', { userid: shopper.id, ...dress });
    const countSavedLines = async () =>
      (await sendGet(app, shopper, `/api/users/getcartitems/${shopper.id}`)).json().data.length;
    const response = await sendPost(
      app,
      shopper,
      '/api/users/create-stripe-session',
      buildOrderBody(shopper, 145 + 18 + 24, dress),
    );
    const { url, orderno } = response.json<{ url: string; orderno: string }>();
    const { pathname } = new URL(url);
    assert.match(pathname, /^\/api\/sandbox\/pay\//);
    assert.equal(await countSavedLines(), 1, 'nothing is paid yet');
    const card = { number: '4242424242424242', expiry: '12/40', cvc: '123' };
    const paid = await app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(card).toString(),
    });
    assert.equal(paid.statusCode, 303);
    await eventually(async () => assert.equal((await readOrderState(db, orderno)).state, 'paid'));
    assert.equal(await countSavedLines(), 0);
  });
});
