import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { isNotNull, sql } from 'drizzle-orm';
import { releaseUnconfirmedBookings } from '../../src/calendar/release-unconfirmed-bookings.ts';
import { bookings } from '../../src/calendar/bookings/tables.ts';
import { createCalendarShop, createMoveSchedule } from '../support/calendar.ts';
import { startFakeStripe } from '../support/fake-stripe.ts';
import { listOrderMailKinds, readOrderState } from '../support/payments.ts';
import { sendGet, createLine, buildOrderBody, sendPost } from '../support/shopping.ts';

const stripe = await startFakeStripe();
const { app, db, shopper, other, staff, dayWith, place, placesTaken } = await createCalendarShop(
  stripe.env,
);

/** Opens the payment page of a removal on this day. */
async function start(day: string) {
  const body = {
    ...buildOrderBody(shopper, 220, createLine(50)),
    schedule: createMoveSchedule(day),
  };
  const response = await sendPost(app, shopper, '/users/create-stripe-session', body);
  assert.equal(response.statusCode, 200, response.body);
  const { sessionId, orderno } = response.json<Record<string, string>>();
  const session = stripe.sessions.get(sessionId ?? '');
  assert.ok(session && orderno);
  const sendEvent = (type: string) =>
    app.inject({ method: 'POST', url: '/payments/webhook', ...stripe.event(type, session) });
  return {
    orderno,
    async paid() {
      stripe.pay(session.id);
      await sendEvent('checkout.session.completed');
      await sendGet(app, shopper, `/users/verify-payment/${session.id}`);
    },
    async expires() {
      session.status = 'expired';
      await sendEvent('checkout.session.expired');
    },
  };
}

const expireBookings = () =>
  db
    .update(bookings)
    .set({ heldUntil: sql`now() - interval '1 second'` })
    .where(isNotNull(bookings.heldUntil));

const stateOfPlace = async (orderno: string) => {
  const { data } = (await sendGet(app, shopper, `/users/getschedules/${shopper.id}`)).json();
  return data.find((each: { orderno: string }) => each.orderno === orderno).places[0].state;
};

describe('the booking of a card order', () => {
  it('is held while its payment page is open, and confirmed by the payment', async () => {
    const day = await dayWith(1);
    const { orderno, paid } = await start(day);
    assert.equal(await stateOfPlace(orderno), 'held');
    assert.equal((await place(createMoveSchedule(day), other)).statusCode, 409);
    await paid();
    assert.equal(await stateOfPlace(orderno), 'confirmed');
  });

  it('is released when its payment page ends unpaid', async () => {
    const day = await dayWith(1);
    const { orderno, expires } = await start(day);
    await expires();
    assert.equal((await readOrderState(db, orderno)).state, 'payment_failed');
    assert.equal(await placesTaken(day), 0);
    assert.equal((await place(createMoveSchedule(day), other)).statusCode, 200);
  });

  it('is made again for a late payment if the day has capacity', async () => {
    const day = await dayWith(1);
    const { orderno, paid } = await start(day);
    await expireBookings();
    await releaseUnconfirmedBookings(db);
    assert.equal(await placesTaken(day), 0);
    await paid();
    assert.equal(await stateOfPlace(orderno), 'confirmed');
  });

  it('is lost if the day is full by then: the order is paid, the shopper gets an email, and staff see it', async () => {
    const day = await dayWith(1);
    const { orderno, paid } = await start(day);
    await expireBookings();
    await releaseUnconfirmedBookings(db);
    assert.equal((await place(createMoveSchedule(day), other)).statusCode, 200);
    await paid();
    const stored = await readOrderState(db, orderno);
    assert.equal(stored.state, 'paid');
    assert.equal(await placesTaken(day), 1);
    assert.ok((await listOrderMailKinds(db, stored.id)).includes('date-released'));
    const { unplaced } = (await sendGet(app, staff, '/staff/bookings')).json();
    assert.ok(unplaced.some((each: { orderno: string }) => each.orderno === orderno));
  });
});

describe('the held booking of an order that is paid on collection', () => {
  it('is confirmed by the first money that comes, and then never released', async () => {
    const day = await dayWith(2);
    const response = await place(createMoveSchedule(day));
    const { orderno } = response.json<{ orderno: string }>();
    assert.equal(await stateOfPlace(orderno), 'held');
    const opened = await sendPost(app, shopper, '/users/payorder', { orderno });
    const session = stripe.pay(opened.json<{ sessionId: string }>().sessionId);
    const event = stripe.event('checkout.session.completed', session);
    await app.inject({ method: 'POST', url: '/payments/webhook', ...event });
    assert.equal(await stateOfPlace(orderno), 'confirmed');
    await expireBookings();
    await releaseUnconfirmedBookings(db);
    assert.equal(await placesTaken(day), 1);
  });

  it('is confirmed by a part that staff record', async () => {
    const response = await place(createMoveSchedule(await dayWith(2)));
    const { orderno } = response.json<{ orderno: string }>();
    const recorded = await sendPost(app, staff, `/staff/orders/${orderno}/recorded-payments`, {
      amount: 5_000,
      method: 'cash',
      key: randomUUID(),
    });
    assert.equal(recorded.statusCode, 200, recorded.body);
    assert.equal(await stateOfPlace(orderno), 'confirmed');
  });
});
