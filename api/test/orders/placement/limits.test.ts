import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { gt, sql } from 'drizzle-orm';
import { mails } from '../../../src/mail/queue/tables.ts';
import { orders } from '../../../src/orders/records/tables.ts';
import { countAttempt, createCounters } from '../../../src/rate-limit/count-attempt.ts';
import { rateLimits } from '../../../src/rate-limit/tables.ts';
import { createPerson } from '../../support/people.ts';
import {
  saveShippingDetails,
  createLine,
  buildOrderBody,
  sendPost,
} from '../../support/shopping.ts';
import { createTestApp } from '../../support/test-app.ts';

const { app, db } = await createTestApp({ RATE_LIMIT_SCALE: '1' });

interface Shopper {
  id: number;
  headers: { authorization: string };
  /** Each shopper has an IP address in a different network. */
  remoteAddress: string;
}

let networks = 0;
const createIp = () => `203.0.113.${(networks += 1)}`;

const send = ({ headers, remoteAddress }: Shopper, url: string, payload: object) =>
  app.inject({ method: 'POST', url, payload, headers, remoteAddress });

/** Creates a guest with shipping details. */
async function createGuest(email: string): Promise<Shopper> {
  const remoteAddress = createIp();
  const payload = { username: email };
  const response = await app.inject({
    method: 'POST',
    url: '/admin/guest',
    payload,
    remoteAddress,
  });
  const { userid: id, refreshtoken } = response.json();
  const shopper = { id, remoteAddress, headers: { authorization: `bearer ${refreshtoken}` } };
  await saveShippingDetails(app, shopper);
  return shopper;
}

/** Creates a customer with shipping details. */
async function createCustomer(email?: string): Promise<Shopper & { email: string }> {
  const shopper = { ...(await createPerson(db, 'customer', email)), remoteAddress: createIp() };
  await saveShippingDetails(app, shopper);
  return shopper;
}

const createTapeOrder = (shopper: Shopper) => buildOrderBody(shopper, 12, createLine(34));
const createKitOrder = (shopper: Shopper) => buildOrderBody(shopper, 274, createLine(70));

const place = async (shopper: Shopper, more = {}) =>
  send(shopper, '/users/orderplace', { ...createTapeOrder(shopper), ...more });

/** Places this number of orders one after another. Returns their status codes. */
async function placeTimes(shopper: Shopper, times: number): Promise<number[]> {
  const responses: number[] = [];
  for (let at = 0; at < times; at += 1) responses.push((await place(shopper)).statusCode);
  return responses;
}

const countStored = async () => ({
  orders: await db.$count(orders),
  mails: await db.$count(mails),
});
const five = [200, 200, 200, 200, 200];

beforeEach(() => db.delete(rateLimits).then(() => undefined));

describe('orders of guests', () => {
  it('send five emails a day; the next order is refused with a sentence, and nothing is stored', async () => {
    const shopper = await createGuest('stranger@example.com');
    assert.deepEqual(await placeTimes(shopper, 5), five);
    const before = await countStored();
    const refused = await place(shopper);
    assert.equal(refused.statusCode, 429);
    const sentence =
      'Too many orders for this e-mail address in one day. Please wait 24 hours and try again.';
    assert.equal(refused.json().error, sentence);
    assert.ok(Number(refused.headers['retry-after']) > 86_000);
    assert.deepEqual(await countStored(), before);
  });

  it('are counted together for all guests and all spellings of one mailbox', async () => {
    assert.deepEqual(await placeTimes(await createGuest('SOME@Example.com'), 5), five);
    for (const email of ['some@example.com', ' some@example.com ', 'some+shop@example.com']) {
      assert.deepEqual(await placeTimes(await createGuest(email), 1), [429]);
    }
    assert.deepEqual(await placeTimes(await createGuest('some.one@gmail.com'), 5), five);
    assert.deepEqual(await placeTimes(await createGuest('someone+x@googlemail.com'), 1), [429]);
  });

  it('are counted if stored: a repeated or invalid order does not count', async () => {
    const shopper = await createGuest('repeats@example.com');
    for (let at = 0; at < 3; at += 1) {
      assert.equal((await place(shopper, { idempotencyKey: 'once' })).statusCode, 200);
      assert.equal((await place(shopper, { totalamount: 1 })).statusCode, 409);
    }
    assert.deepEqual(await placeTimes(shopper, 5), [200, 200, 200, 200, 429]);
    assert.equal((await place(shopper, { idempotencyKey: 'once' })).statusCode, 200);
  });

  it('can still be paid by card after the limit', async () => {
    const shopper = await createGuest('stranger@example.com');
    assert.deepEqual(await placeTimes(shopper, 6), [...five, 429]);
    assert.equal(
      (await send(shopper, '/users/create-stripe-session', createKitOrder(shopper))).statusCode,
      200,
    );
  });
});

describe('orders of registered customers', () => {
  it('are independent of guests with the same e-mail, up to their own limit', async () => {
    const account = await createCustomer();
    const stranger = await createGuest(account.email);
    const { orderno } = (await place(stranger)).json();
    const staff = await createPerson(db, 'staff');
    const state = { state: 'completed' };
    const fetched = await sendPost(app, staff, `/staff/orders/${orderno}/state`, state);
    assert.equal(fetched.statusCode, 200);
    assert.deepEqual(await placeTimes(stranger, 5), [200, 200, 200, 200, 429]);
    assert.deepEqual(await placeTimes(account, 5), five);
    assert.deepEqual(await placeTimes(await createGuest(account.email), 1), [429]);
    const ownMails = createCounters('mail', { account: String(account.id) }, 1);
    while ((await countAttempt(db, ownMails)) === 0);
    assert.match((await place(account)).json().error, /^Too many orders for this e-mail address/);
  });

  it('are counted with the guests of the mailbox if another account had it first', async () => {
    const first = await createCustomer();
    const [local, domain] = first.email.split('@');
    const later = await createCustomer(`${local}+x@${domain}`);
    assert.deepEqual(await placeTimes(later, 6), [...five, 429]);
    assert.deepEqual(await placeTimes(await createGuest(first.email), 1), [429]);
    assert.deepEqual(await placeTimes(first, 5), five);
  });
});

describe('the orders of a day', () => {
  const listDayCounters = () =>
    db.select().from(rateLimits).where(gt(rateLimits.resetsAt, inTwoHours));
  const inTwoHours = sql`now() + interval '2 hours'`;

  it('are counted if stored: refused and repeated calls do not count', async () => {
    const shopper = await createCustomer();
    const once = { idempotencyKey: 'once' };
    assert.equal((await place(shopper, once)).statusCode, 200);
    assert.equal((await place(shopper, once)).statusCode, 200);
    for (let at = 0; at < 25; at += 1) {
      assert.ok([409, 429].includes((await place(shopper, { totalamount: 1 })).statusCode));
    }
    // An order counts against three limits: per account, per IP address and per recipient.
    assert.deepEqual(
      (await listDayCounters()).map(({ count }) => count),
      [1, 1, 1],
    );
  });

  it('are limited per network address, for all accounts together', async () => {
    const [first, second] = [await createCustomer(), await createCustomer()];
    assert.equal((await place(first)).statusCode, 200);
    await db.update(rateLimits).set({ count: 100 }).where(gt(rateLimits.resetsAt, inTwoHours));
    const before = await countStored();
    const refused = await place({ ...second, remoteAddress: first.remoteAddress });
    assert.equal(refused.statusCode, 429);
    assert.ok(Number(refused.headers['retry-after']) > 86_000);
    assert.deepEqual(await countStored(), before);
    assert.equal((await place(second)).statusCode, 200);
  });
});

describe('a call of a signed-in shopper', () => {
  const empty = { name: '', lastname: '', city: '', mobile: '', address: '', postalcode: '' };
  const calls: [string, (shopper: Shopper) => object][] = [
    ['/users/orderplace', createTapeOrder],
    ['/users/create-stripe-session', createKitOrder],
    ['/users/addcustomers', () => empty],
    ['/users/addtocart', () => createLine(34)],
  ];

  for (const [url, bodyOf] of calls) {
    it(`is limited per address and per account: ${url}`, async () => {
      const [first, second] = [await createCustomer(), await createCustomer()];
      await db.delete(rateLimits);
      const call = async (shopper: Shopper) =>
        (await send(shopper, url, bodyOf(shopper))).statusCode;
      assert.equal(await call(first), 200);
      await db.update(rateLimits).set({ count: 10_000 });
      assert.equal(await call({ ...first, remoteAddress: createIp() }), 429);
      assert.equal(await call({ ...second, remoteAddress: first.remoteAddress }), 429);
      assert.equal(await call(second), 200);
    });
  }

  it('is not counted for another user: a stranger who names her in payments does not block her', async () => {
    const account = await createCustomer();
    const stranger = await createGuest(account.email);
    const startPayment = (shopper: Shopper, total: object) =>
      send(shopper, '/users/create-stripe-session', { ...createKitOrder(shopper), ...total });
    for (let at = 0; at < 30; at += 1) {
      assert.equal((await startPayment(stranger, { totalamount: 1 })).statusCode, 409);
    }
    assert.equal((await startPayment(stranger, {})).statusCode, 429);
    assert.equal((await startPayment(account, {})).statusCode, 200);
    assert.equal((await startPayment(await createGuest(account.email), {})).statusCode, 200);
  });

  it('is limited if it asks for payments, because each call asks the provider', async () => {
    const shopper = await createCustomer();
    const { sessionId } = (
      await send(shopper, '/users/create-stripe-session', createKitOrder(shopper))
    ).json();
    const verifyPayment = async () =>
      (await app.inject({ url: `/users/verify-payment/${sessionId}`, ...shopper })).statusCode;
    for (let at = 0; at < 60; at += 1) assert.equal(await verifyPayment(), 200);
    assert.equal(await verifyPayment(), 429);
  });
});
