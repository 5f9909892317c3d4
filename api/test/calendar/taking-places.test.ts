import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCalendarShop, createMoveSchedule } from '../support/calendar.ts';
import {
  saveShippingDetails,
  buildOrderBody,
  createLine,
  retryWhileBusy,
  sendPost,
  placeOrder,
} from '../support/shopping.ts';
import { chooseByForm } from '../support/in-form.ts';
import { createPerson } from '../support/people.ts';

const {
  app,
  db,
  shopper,
  staff,
  daysOf,
  setDay,
  dayWith,
  moving,
  place,
  placesTaken,
  storedOrders,
} = await createCalendarShop();

const cancel = (orderno: string) =>
  sendPost(app, staff, `/staff/orders/${orderno}/state`, {
    state: 'cancelled',
    reason: 'Asked by phone',
  });

const pay = (schedule: object, more: object = {}) =>
  sendPost(app, shopper, '/users/create-stripe-session', {
    ...buildOrderBody(shopper, 220, createLine(50)),
    schedule,
    ...more,
  });

/**
 * Number of concurrent orders. The embedded database has only one connection, so a larger number
 * would only make the test longer.
 */
const MANY_ORDERS =
  process.env.TEST_DATABASE_URL === undefined ? chooseByForm({ short: 50, long: 200 }) : 200;

describe('the capacity of a day', () => {
  it('is sold once when many orders want the last booking at once', async () => {
    const day = await dayWith(1);
    const before = await storedOrders();
    const shoppers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const one = await createPerson(db);
        await saveShippingDetails(app, one);
        return one;
      }),
    );
    const responses = await Promise.all(
      Array.from({ length: MANY_ORDERS }, (_, at) =>
        retryWhileBusy(() => place(createMoveSchedule(day), shoppers[at % 20])),
      ),
    );
    const codes = responses.map(({ statusCode }) => statusCode).toSorted();
    assert.deepEqual([codes[0], ...new Set(codes.slice(1))], [200, 409]);
    assert.equal(await placesTaken(day), 1);
    assert.equal(await storedOrders(), before + 1);
    const refusal = responses.find(({ statusCode }) => statusCode === 409)?.json();
    assert.equal(refusal.code, 'day_full');
    assert.ok(refusal.days.every((each: { day: string }) => each.day !== day));
  });

  it('is as large as staff set, for any number of concurrent orders', async () => {
    const day = await dayWith(7);
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => place(createMoveSchedule(day))),
    );
    assert.equal(responses.filter(({ statusCode }) => statusCode === 200).length, 7);
    assert.equal(await placesTaken(day), 7);
  });

  it('is counted per half day: a full morning leaves the afternoon free', async () => {
    const day = await dayWith(1);
    await setDay({ trade: 'move', day, morning: 1, afternoon: 1 });
    await placeOrder(app, shopper, moving(createMoveSchedule(day)));
    const left = (await daysOf('move')).find((each) => each.day === day);
    assert.deepEqual(left, { day, morning: 0, afternoon: 1 });
    await placeOrder(app, shopper, moving(createMoveSchedule(day, 'afternoon')));
    assert.equal(
      (await daysOf('move')).find((each) => each.day === day),
      undefined,
    );
  });

  it('is used once when the same order is submitted twice', async () => {
    const day = await dayWith(2);
    const body = { ...moving(createMoveSchedule(day)), idempotencyKey: 'twice' };
    await Promise.all([placeOrder(app, shopper, body), placeOrder(app, shopper, body)]);
    assert.equal(await placesTaken(day), 1);
  });

  it('is released when the order is cancelled', async () => {
    const day = await dayWith(1);
    const { orderno } = await placeOrder(app, shopper, moving(createMoveSchedule(day)));
    assert.equal((await place(createMoveSchedule(day))).statusCode, 409);
    assert.equal((await cancel(orderno)).statusCode, 200);
    assert.equal((await place(createMoveSchedule(day))).statusCode, 200);
  });

  it('is moved to the later order that replaces the first', async () => {
    const day = await dayWith(1);
    assert.equal((await pay(createMoveSchedule(day))).statusCode, 200);
    assert.equal(await placesTaken(day), 1);
    assert.equal(
      (await pay(createMoveSchedule(day, 'morning', { note: 'Third floor' }))).statusCode,
      200,
    );
    assert.equal(await placesTaken(day), 1);
    assert.equal((await place(createMoveSchedule(day))).statusCode, 200);
    assert.equal(await placesTaken(day), 1);
  });

  it('is used once per kind of service in a basket with a move and a collection', async () => {
    const day = await dayWith(1);
    const [visit] = await daysOf('visit');
    assert.ok(visit);
    const schedule = { ...createMoveSchedule(day), visit: { date: visit.day, half: 'afternoon' } };
    await placeOrder(app, shopper, {
      ...buildOrderBody(shopper, 285, createLine(50), createLine(5)),
      schedule,
    });
    assert.equal(await placesTaken(day), 1);
    const now = (await daysOf('visit')).find((each) => each.day === visit.day);
    assert.equal(now?.afternoon, visit.afternoon - 1);
  });
});
