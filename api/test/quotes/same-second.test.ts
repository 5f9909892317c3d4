import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatDay } from 'contract/calendar/date-texts';
import type { CustomerQuoteOnWire } from 'contract/quotes/customer-quotes';
import { eq } from 'drizzle-orm';
import { bookings } from '../../src/calendar/bookings/tables.ts';
import { orders } from '../../src/orders/records/tables.ts';
import { quotes } from '../../src/quotes/records/tables.ts';
import { endQuotes } from '../../src/quotes/end-quotes.ts';
import { addDays, toLondonDay } from '../../src/schedule/london-day.ts';
import { createQuoteDesk } from '../support/quote-desk.ts';

const { act, acceptance, call, db, dayWith, placesTaken, read, readPage, request, sent } =
  await createQuoteDesk();

const countOrders = () => db.$count(orders);

interface Outcome {
  orderno?: string;
  url?: string;
  code?: string;
  current?: CustomerQuoteOnWire;
}

describe('at the same second', () => {
  it('several devices accept a quote: one order, and each is told its number', async () => {
    const { token } = await sent();
    const day = await dayWith(1);
    const before = await countOrders();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => call('accept', acceptance(token, day))),
    );
    const numbers = responses.map((response) => response.json<Outcome>().orderno);
    assert.ok(numbers[0]);
    assert.deepEqual(new Set(numbers).size, 1, JSON.stringify(numbers));
    assert.equal(await countOrders(), before + 1);
    assert.equal(await placesTaken(day), 1);
  });

  it('several devices accept a quote by card: one order with one payment page', async () => {
    const { token } = await sent({ method: 'online', deposit: { amount: 5_000, restdays: 3 } });
    const day = await dayWith(1);
    const before = await countOrders();
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => call('accept', acceptance(token, day))),
    );
    for (const response of responses) assert.equal(response.statusCode, 200, response.body);
    const urls = new Set(responses.map((response) => response.json<Outcome>().url));
    assert.equal(urls.size, 1, 'a second page would take the deposit twice');
    assert.equal(await countOrders(), before + 1);
    assert.equal(await placesTaken(day), 1);
  });

  it('two devices accept a quote for different days: one day is booked, and the other device is told', async () => {
    const { token } = await sent({ method: 'online' });
    const days = [await dayWith(1), await dayWith(1)];
    const responses = await Promise.all(days.map((day) => call('accept', acceptance(token, day))));
    const taken = await Promise.all(days.map((day) => placesTaken(day)));
    assert.deepEqual(
      responses.map(({ statusCode }) => statusCode),
      taken.map((count) => (count === 1 ? 200 : 409)),
    );
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    const { code, current } = refused?.json<Outcome>() ?? {};
    assert.deepEqual([code, current?.can.pay], ['quote_accepted', true]);
    const bookedDay = days.find((_, index) => taken[index] === 1) ?? '';
    assert.ok(current?.notice.includes(formatDay(bookedDay)), current?.notice);
  });

  it('staff withdraw and the customer accepts: one of them wins, and the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { quoteno, token } = await sent();
      const day = await dayWith(1);
      const before = await countOrders();
      const [accepted, withdrawn] = await Promise.all([
        call('accept', acceptance(token, day)),
        act(quoteno, 'withdraw', { reason: 'Too late' }),
      ]);
      const { state, orderno } = await read(quoteno);
      if (accepted.statusCode === 200) {
        assert.equal(withdrawn.statusCode, 409, withdrawn.body);
        assert.deepEqual([state, orderno], ['accepted', accepted.json<Outcome>().orderno]);
        assert.equal(await countOrders(), before + 1);
      } else {
        assert.equal(withdrawn.statusCode, 200, withdrawn.body);
        assert.equal(accepted.json<Outcome>().code, 'quote_withdrawn');
        assert.equal(state, 'withdrawn');
        assert.equal(await countOrders(), before);
        assert.equal(await placesTaken(day), 0);
      }
    }
  });

  it('two quotes take the last free half day: one order, and the other quote stays with the open days', async () => {
    const quotesOfDay = [await sent(), await sent(), await sent()];
    const day = await dayWith(1);
    const responses = await Promise.all(
      quotesOfDay.map(({ token }) => call('accept', acceptance(token, day))),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
    assert.deepEqual(statuses, [200, 409, 409]);
    for (const [index, response] of responses.entries()) {
      const page = await readPage(quotesOfDay[index]?.token ?? '');
      assert.equal(page.state, response.statusCode === 200 ? 'accepted' : 'sent');
      if (response.statusCode === 409)
        assert.ok(response.json<{ days?: unknown[] }>().days, response.body);
    }
    assert.equal((await db.select().from(bookings).where(eq(bookings.day, day))).length, 1);
  });

  it('an offer ends while the customer accepts: its state is that of the answer', async () => {
    const midnight = new Date(`${addDays(toLondonDay(new Date()), 2)}T12:00:00Z`);
    for (let round = 0; round < 3; round += 1) {
      const { quoteno, token } = await sent({ validuntil: toLondonDay(new Date()) });
      const day = await dayWith(1);
      const [response] = await Promise.all([
        call('accept', acceptance(token, day)),
        endQuotes(db, undefined, midnight),
      ]);
      const { state } = await read(quoteno);
      assert.equal(state, response.statusCode === 200 ? 'accepted' : 'expired', response.body);
    }
  });

  it('many customers ask for quotes: their numbers have no gaps and no doubles', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => request()));
    const numbers = made.map(({ quoteno }) => Number(quoteno.slice(1))).toSorted((a, b) => a - b);
    const [first = 0] = numbers;
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => first + index),
    );
    const [{ quoteno } = { quoteno: '' }] = made;
    const rows = await db.select().from(quotes).where(eq(quotes.quoteno, quoteno));
    assert.equal(rows.length, 1);
  });
});
