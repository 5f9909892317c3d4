import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOrderingApp } from '../../support/ordering.ts';
import {
  saveShippingDetails,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../../support/shopping.ts';
import { readError } from '../../support/read-error.ts';

const { app, shopper, other } = await createOrderingApp();

const theirs = await placeOrder(app, other, buildOrderBody(other, 12, createLine(34)));
const session = await sendPost(
  app,
  other,
  '/users/create-stripe-session',
  buildOrderBody(other, 274, createLine(70)),
);
const theirDetails = await saveShippingDetails(app, other);

const createGet = (path: string) => (id: string) => sendGet(app, shopper, path.replace('{}', id));
const createPost = (path: string, part: object) => (orderid: string) =>
  sendPost(app, shopper, path, { ...part, userid: shopper.id, orderid });
const placeOrderWithDetails = (customerid: string) =>
  sendPost(app, shopper, '/users/orderplace', {
    ...buildOrderBody(shopper, 12, createLine(34)),
    customerid,
  });

const calls: [name: string, theirs: string, nobodys: string, ask: ReturnType<typeof createGet>][] =
  [
    ['getmail', theirs.orderno, 'SLR99999', createGet(`/users/getmail/${shopper.id}/{}/a/b`)],
    [
      'orderproducts',
      theirs.orderno,
      'SLR99999',
      createPost('/users/orderproducts', createLine(34)),
    ],
    ['addtopackage', theirs.orderno, 'SLR99999', createPost('/users/addtopackage', { id: 3 })],
    [
      'verify-payment',
      session.json().sessionId,
      'cs_test_none',
      createGet('/users/verify-payment/{}'),
    ],
    ['getusers', String(other.id), '999999', createGet('/users/getusers/{}')],
    ['getcustomers', String(other.id), '999999', createGet('/users/getcustomers/{}')],
    ['getcartitems', String(other.id), '999999', createGet('/users/getcartitems/{}')],
    ['getpackageitems', String(other.id), '999999', createGet('/users/getpackageitems/{}')],
    ['getorderproducts', String(other.id), '999999', createGet('/users/getorderproducts/{}')],
    ['orderplace with shipping details', String(theirDetails), '999999', placeOrderWithDetails],
  ];

describe('a record of another user and a record that does not exist', () => {
  for (const [name, stranger, nobody, ask] of calls) {
    it(`have the same response from ${name}`, async () => {
      const [first, second] = [await ask(stranger), await ask(nobody)];
      assert.ok(first.statusCode >= 400, first.body);
      assert.equal(first.statusCode, second.statusCode);
      assert.deepEqual(readError(first), readError(second));
    });
  }
});
