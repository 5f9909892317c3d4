import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { gt, sql } from 'drizzle-orm';
import { mails } from '../../src/mail/tables.ts';
import { orders } from '../../src/orders/tables.ts';
import { countAttempt, countersOf } from '../../src/rate-limit/count-attempt.ts';
import { rateLimits } from '../../src/rate-limit/tables.ts';
import { person } from '../support/people.ts';
import { address, line, order, post } from '../support/shopping.ts';
import { testApp } from '../support/test-app.ts';

const { app, db } = await testApp({ RATE_LIMIT_SCALE: '1' });

interface Shopper {
  id: number;
  headers: { authorization: string };
  /** Each from another network. */
  remoteAddress: string;
}

let networks = 0;
const network = () => `203.0.113.${(networks += 1)}`;

const send = ({ headers, remoteAddress }: Shopper, url: string, payload: object) =>
  app.inject({ method: 'POST', url, payload, headers, remoteAddress });

/** A guest with shipping details. */
async function guest(email: string): Promise<Shopper> {
  const remoteAddress = network();
  const payload = { username: email };
  const answer = await app.inject({ method: 'POST', url: '/admin/guest', payload, remoteAddress });
  const { userid: id, refreshtoken } = answer.json();
  const shopper = { id, remoteAddress, headers: { authorization: `bearer ${refreshtoken}` } };
  await address(app, shopper);
  return shopper;
}

/** A customer with shipping details. */
async function customer(email?: string): Promise<Shopper & { email: string }> {
  const shopper = { ...(await person(db, 'customer', email)), remoteAddress: network() };
  await address(app, shopper);
  return shopper;
}

const tape = (shopper: Shopper) => order(shopper, 12, line(34));
const kit = (shopper: Shopper) => order(shopper, 274, line(70));

const place = async (shopper: Shopper, more = {}) =>
  send(shopper, '/users/orderplace', { ...tape(shopper), ...more });

/** The answers of so many orders, one after the other. */
async function codes(shopper: Shopper, times: number): Promise<number[]> {
  const answers: number[] = [];
  for (let at = 0; at < times; at += 1) answers.push((await place(shopper)).statusCode);
  return answers;
}

const stored = async () => ({ orders: await db.$count(orders), mails: await db.$count(mails) });
const five = [200, 200, 200, 200, 200];

beforeEach(() => db.delete(rateLimits).then(() => undefined));

describe('orders of guests', () => {
  it('send five mails a day; the next is refused with a sentence, and nothing of it is stored', async () => {
    const shopper = await guest('stranger@example.com');
    assert.deepEqual(await codes(shopper, 5), five);
    const before = await stored();
    const refused = await place(shopper);
    assert.equal(refused.statusCode, 429);
    const sentence =
      'Too many orders for this e-mail address in one day. Please wait 24 hours and try again.';
    assert.equal(refused.json().error, sentence);
    assert.ok(Number(refused.headers['retry-after']) > 86_000);
    assert.deepEqual(await stored(), before);
  });

  it('count together whichever guest asks, and however the mailbox is written', async () => {
    assert.deepEqual(await codes(await guest('SOME@Example.com'), 5), five);
    for (const email of ['some@example.com', ' some@example.com ', 'some+shop@example.com']) {
      assert.deepEqual(await codes(await guest(email), 1), [429]);
    }
    assert.deepEqual(await codes(await guest('some.one@gmail.com'), 5), five);
    assert.deepEqual(await codes(await guest('someone+x@googlemail.com'), 1), [429]);
  });

  it('count what is stored: a repeat, or an order that cannot be placed, takes no mail', async () => {
    const shopper = await guest('repeats@example.com');
    for (let at = 0; at < 3; at += 1) {
      assert.equal((await place(shopper, { idempotencyKey: 'once' })).statusCode, 200);
      assert.equal((await place(shopper, { totalamount: 1 })).statusCode, 409);
    }
    assert.deepEqual(await codes(shopper, 5), [200, 200, 200, 200, 429]);
    assert.equal((await place(shopper, { idempotencyKey: 'once' })).statusCode, 200);
  });

  it('leave a way to pay by card', async () => {
    const shopper = await guest('stranger@example.com');
    assert.deepEqual(await codes(shopper, 6), [...five, 429]);
    assert.equal(
      (await send(shopper, '/users/create-stripe-session', kit(shopper))).statusCode,
      200,
    );
  });
});

describe('orders of whoever signed up', () => {
  it('go on whatever guests use up in that name, paid ones or not, up to their own limit', async () => {
    const account = await customer();
    const stranger = await guest(account.email);
    const { orderno } = (await place(stranger)).json();
    const staff = await person(db, 'staff');
    const state = { state: 'completed' };
    const fetched = await post(app, staff, `/staff/orders/${orderno}/state`, state);
    assert.equal(fetched.statusCode, 200);
    assert.deepEqual(await codes(stranger, 5), [200, 200, 200, 200, 429]);
    assert.deepEqual(await codes(account, 5), five);
    assert.deepEqual(await codes(await guest(account.email), 1), [429]);
    const ownMails = countersOf('mail', { account: String(account.id) }, 1);
    while ((await countAttempt(db, ownMails)) === 0);
    assert.match((await place(account)).json().error, /^Too many orders for this e-mail address/);
  });

  it('count with the guests of the mailbox where another account had it first', async () => {
    const first = await customer();
    const [local, domain] = first.email.split('@');
    const later = await customer(`${local}+x@${domain}`);
    assert.deepEqual(await codes(later, 6), [...five, 429]);
    assert.deepEqual(await codes(await guest(first.email), 1), [429]);
    assert.deepEqual(await codes(first, 5), five);
  });
});

describe('the orders of a day', () => {
  const dayRows = () => db.select().from(rateLimits).where(gt(rateLimits.resetsAt, inTwoHours));
  const inTwoHours = sql`now() + interval '2 hours'`;

  it('count what is stored: refused calls, and a repeat, use up none of them', async () => {
    const shopper = await customer();
    const once = { idempotencyKey: 'once' };
    assert.equal((await place(shopper, once)).statusCode, 200);
    assert.equal((await place(shopper, once)).statusCode, 200);
    for (let at = 0; at < 25; at += 1) {
      assert.ok([409, 429].includes((await place(shopper, { totalamount: 1 })).statusCode));
    }
    // For the account, for its address and for its mail.
    assert.deepEqual(
      (await dayRows()).map(({ count }) => count),
      [1, 1, 1],
    );
  });

  it('are limited for one address, whoever orders there', async () => {
    const [first, second] = [await customer(), await customer()];
    assert.equal((await place(first)).statusCode, 200);
    await db.update(rateLimits).set({ count: 100 }).where(gt(rateLimits.resetsAt, inTwoHours));
    const before = await stored();
    const refused = await place({ ...second, remoteAddress: first.remoteAddress });
    assert.equal(refused.statusCode, 429);
    assert.ok(Number(refused.headers['retry-after']) > 86_000);
    assert.deepEqual(await stored(), before);
    assert.equal((await place(second)).statusCode, 200);
  });
});

describe('what a signed-in shopper does', () => {
  const empty = { name: '', lastname: '', city: '', mobile: '', address: '', postalcode: '' };
  const calls: [string, (shopper: Shopper) => object][] = [
    ['/users/orderplace', tape],
    ['/users/create-stripe-session', kit],
    ['/users/addcustomers', () => empty],
    ['/users/addtocart', () => line(34)],
  ];

  for (const [url, bodyOf] of calls) {
    it(`is limited per address and per account: ${url}`, async () => {
      const [first, second] = [await customer(), await customer()];
      await db.delete(rateLimits);
      const call = async (shopper: Shopper) =>
        (await send(shopper, url, bodyOf(shopper))).statusCode;
      assert.equal(await call(first), 200);
      await db.update(rateLimits).set({ count: 10_000 });
      assert.equal(await call({ ...first, remoteAddress: network() }), 429);
      assert.equal(await call({ ...second, remoteAddress: first.remoteAddress }), 429);
      assert.equal(await call(second), 200);
    });
  }

  it('is not counted for others: a stranger who starts payments in her name stops no shopper', async () => {
    const account = await customer();
    const stranger = await guest(account.email);
    const paid = (shopper: Shopper, total: object) =>
      send(shopper, '/users/create-stripe-session', { ...kit(shopper), ...total });
    for (let at = 0; at < 30; at += 1) {
      assert.equal((await paid(stranger, { totalamount: 1 })).statusCode, 409);
    }
    assert.equal((await paid(stranger, {})).statusCode, 429);
    assert.equal((await paid(account, {})).statusCode, 200);
    assert.equal((await paid(await guest(account.email), {})).statusCode, 200);
  });

  it('is limited in asking for payments, which asks the provider each time', async () => {
    const shopper = await customer();
    const { sessionId } = (
      await send(shopper, '/users/create-stripe-session', kit(shopper))
    ).json();
    const ask = async () =>
      (await app.inject({ url: `/users/verify-payment/${sessionId}`, ...shopper })).statusCode;
    for (let at = 0; at < 60; at += 1) assert.equal(await ask(), 200);
    assert.equal(await ask(), 429);
  });
});
