import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { and, eq, isNotNull } from 'drizzle-orm';
import { bookings } from '../../src/calendar/bookings/tables.ts';
import { createCalendarShop, createMoveSchedule } from '../support/calendar.ts';
import { createGuest } from '../support/people.ts';
import { saveShippingDetails, sendPost } from '../support/shopping.ts';

const shop = await createCalendarShop({ RATE_LIMIT_SCALE: '1' });
const { app, db, shopper, daysOf, setDay, moving, placesTaken } = shop;
const days = await daysOf('move');

let people = 0;
let offices = 0;

/** Returns an unused IP address, because order attempts are limited by IP address. */
const createIp = () => `198.51.100.${(offices += 1)}`;

/** Opens a day that no other test books, with this capacity. */
async function openDay(morning: number, afternoon = 0): Promise<string> {
  const { day = '' } = days.pop() ?? {};
  await setDay({ trade: 'move', day, morning, afternoon });
  return day;
}

/** Orders a removal for this day as a new guest, from this IP address. */
async function book(day: string, ip: string, username = `guest-${(people += 1)}@example.com`) {
  const who = { ...shopper, ...(await createGuest(app, username)) };
  await saveShippingDetails(app, who);
  const response = await app.inject({
    method: 'POST',
    url: '/users/orderplace',
    headers: who.headers,
    remoteAddress: ip,
    payload: moving(createMoveSchedule(day), who),
  });
  return {
    who,
    answer: response,
    code: response.statusCode,
    orderno: response.json().orderno as string,
  };
}

async function bookRepeatedly(count: number, day: string, ip: string) {
  const codes: number[] = [];
  for (let at = 0; at < count; at += 1) codes.push((await book(day, ip)).code);
  return codes;
}

const listSuccesses = (count: number) => Array.from({ length: count }, () => 200);

const countUnconfirmed = async (day: string) =>
  (
    await db
      .select()
      .from(bookings)
      .where(and(eq(bookings.day, day), isNotNull(bookings.heldUntil)))
  ).length;

const confirmAll = () =>
  db.update(bookings).set({ heldUntil: null, recipient: null, address: null });

describe('unconfirmed bookings', () => {
  beforeEach(confirmAll);

  it('are limited to two per recipient, from any network address', async () => {
    const day = await openDay(50);
    const codes: number[] = [];
    for (const at of [1, 2, 3]) {
      codes.push((await book(day, `192.0.2.${at}`, `ann+${at}@example.com`)).code);
    }
    assert.deepEqual(codes, [200, 200, 429]);
    assert.equal((await book(day, '192.0.2.1', 'bob@example.com')).code, 200);
    const refused = await book(day, '192.0.2.9', 'ann@example.com');
    assert.match(refused.answer.json().error, /not confirmed yet.*open the link/);
  });

  it('are limited to ten per network address, until some are confirmed', async () => {
    const [day, ip] = [await openDay(50), createIp()];
    assert.deepEqual(await bookRepeatedly(10, day, ip), listSuccesses(10));
    const eleventh = await book(day, ip);
    assert.equal(eleventh.code, 429);
    assert.match(eleventh.answer.json().error, /network.*not confirmed yet.*leave the day open/);
    assert.equal((await book(day, createIp())).code, 200);
    await confirmAll();
    assert.equal((await book(day, ip)).code, 200);
  });

  it('take at most half of a day for one network address, morning and afternoon together', async () => {
    const [day, ip] = [await openDay(3, 2), createIp()];
    assert.deepEqual(await bookRepeatedly(3, day, ip), [200, 200, 429]);
    const refused = await book(day, ip);
    assert.match(refused.answer.json().error, /half of this day.*another day/);
    assert.equal((await book(await openDay(3), ip)).code, 200);
    assert.equal((await book(day, createIp())).code, 200);
    assert.equal(await placesTaken(day), 3);
  });

  it('can use the whole capacity of a day with capacity one', async () => {
    assert.equal((await book(await openDay(1), createIp())).code, 200);
  });

  it('take at most half of a day with concurrent orders, too', async () => {
    const [day, ip] = [await openDay(8), createIp()];
    const codes = (await Promise.all(Array.from({ length: 9 }, () => book(day, ip)))).map(
      ({ code }) => code,
    );
    assert.deepEqual(codes.toSorted(), [
      ...listSuccesses(4),
      ...Array.from({ length: 5 }, () => 429),
    ]);
    assert.equal(await countUnconfirmed(day), 4);
  });

  it('take at most half of a day when orders move to it', async () => {
    const [target, ip] = [await openDay(4), createIp()];
    assert.deepEqual(await bookRepeatedly(2, target, ip), listSuccesses(2));
    const elsewhere = await book(await openDay(4), ip);
    const body = { orderno: elsewhere.orderno, trade: 'move', date: target, half: 'morning' };
    const response = await sendPost(app, elsewhere.who, '/users/changedate', body);
    assert.equal(response.statusCode, 429, response.body);
    assert.equal(await placesTaken(target), 2);
    const other = await book(await openDay(4), createIp());
    const allowed = { ...body, orderno: other.orderno };
    assert.equal((await sendPost(app, other.who, '/users/changedate', allowed)).statusCode, 200);
  });
});
