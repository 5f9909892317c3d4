import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
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

/** A guest with delivery details. */
async function guest(email: string): Promise<Shopper> {
  const remoteAddress = network();
  const payload = { username: email };
  const answer = await app.inject({ method: 'POST', url: '/admin/guest', payload, remoteAddress });
  const { userid: id, refreshtoken } = answer.json();
  const shopper = { id, remoteAddress, headers: { authorization: `bearer ${refreshtoken}` } };
  await address(app, shopper);
  return shopper;
}

/** A customer with delivery details. */
async function customer(): Promise<Shopper & { email: string }> {
  const shopper = { ...(await person(db)), remoteAddress: network() };
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

describe('orders for an e-mail address that nobody has confirmed', () => {
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

  it('count together whoever asks, and however the mailbox is written', async () => {
    const account = await customer();
    const [local, domain] = account.email.split('@');
    assert.deepEqual(await codes(await guest(account.email.toUpperCase()), 5), five);
    for (const email of [account.email, ` ${account.email} `, `${local}+shop@${domain}`]) {
      assert.deepEqual(await codes(await guest(email), 1), [429]);
    }
    assert.deepEqual(await codes(account, 1), [429]);
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

describe('orders of a customer who has fetched and paid one', () => {
  it('go on whatever strangers use up in that name, up to their own limit', async () => {
    const account = await customer();
    const { orderno } = (await place(account)).json();
    const staff = await person(db, 'staff');
    const fetched = await post(app, staff, `/staff/orders/${orderno}/state`, {
      state: 'completed',
    });
    assert.equal(fetched.statusCode, 200);
    assert.deepEqual(await codes(await guest(account.email), 5), [200, 200, 200, 200, 429]);
    assert.deepEqual(await codes(account, 5), five);
    const ownMails = countersOf('mail', { account: String(account.id) }, 1);
    while ((await countAttempt(db, ownMails)) === 0);
    assert.match((await place(account)).json().error, /^Too many orders for this e-mail address/);
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

  it('opens thirty payment pages an hour for one recipient, whichever guest asks', async () => {
    const open = async () => {
      const shopper = await guest('cards@example.com');
      return (await send(shopper, '/users/create-stripe-session', kit(shopper))).statusCode;
    };
    for (let at = 0; at < 30; at += 1) assert.equal(await open(), 200);
    assert.equal(await open(), 429);
  });
});
