import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ordering } from '../support/ordering.ts';
import { address, get, line, order, placed, post } from '../support/shopping.ts';
import { readError } from '../support/read-error.ts';

const { app, shopper, other } = await ordering();

const theirs = await placed(app, other, order(other, 12, line(34)));
const session = await post(app, other, '/users/create-stripe-session', order(other, 274, line(70)));
const theirDetails = await address(app, other);

const createGet = (path: string) => (id: string) => get(app, shopper, path.replace('{}', id));
const createPost = (path: string, part: object) => (orderid: string) =>
  post(app, shopper, path, { ...part, userid: shopper.id, orderid });
const placeOrderWithDetails = (customerid: string) =>
  post(app, shopper, '/users/orderplace', { ...order(shopper, 12, line(34)), customerid });

const calls: [name: string, theirs: string, nobodys: string, ask: ReturnType<typeof createGet>][] =
  [
    ['getmail', theirs.orderno, 'SLR99999', createGet(`/users/getmail/${shopper.id}/{}/a/b`)],
    ['orderproducts', theirs.orderno, 'SLR99999', createPost('/users/orderproducts', line(34))],
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
