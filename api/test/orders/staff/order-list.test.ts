import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { and, eq, sql } from 'drizzle-orm';
import { bookings } from '../../../src/calendar/bookings/tables.ts';
import { orders } from '../../../src/orders/records/tables.ts';
import { createCalendarShop, createMoveSchedule, veil } from '../../support/calendar.ts';
import {
  buildPackagesText,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../../support/shopping.ts';

const { app, db, staff, shopper, other, moving, dayWith } = await createCalendarShop();

interface Row {
  orderno: string;
  customer: string;
  workday: string | null;
  undated: boolean;
  state: string;
  statelabel?: string;
  what: string;
  progress: { trade: string; step: string; next: { step: string } | null }[];
}

interface ListPage {
  data: Row[];
  next: string | null;
  total: number | null;
  error: string;
  field?: string;
}

const search = async (body: object, status = 200): Promise<ListPage> => {
  const response = await sendPost(app, staff, '/staff/orders/search', body);
  assert.equal(response.statusCode, status, response.body);
  return response.json<ListPage>();
};
const searchNumbers = async (body: object) =>
  (await search(body)).data.map(({ orderno }) => orderno);

const packages = buildPackagesText({
  id: 1,
  option: 'personalised',
  personalisation: 'For Zoe and Tom',
});
const dress = await placeOrder(
  app,
  shopper,
  buildOrderBody(shopper, 145 + 55, createLine(1, 1, packages)),
);
const tape = await placeOrder(app, other, buildOrderBody(other, 24, createLine(34, 2)));
const day = await dayWith(5);
const van = await placeOrder(app, shopper, moving(createMoveSchedule(day)));
const undated = await placeOrder(
  app,
  other,
  buildOrderBody(other, veil.price, createLine(veil.productid)),
);

const person = { name: 'Zoë', lastName: 'Winterbourne', email: 'zoe.w@example.org' };
await db
  .update(orders)
  .set({ ...person, mobile: '+447911123456', postalcode: 'N1 9GU' })
  .where(eq(orders.orderno, dress.orderno));

describe('the search of the list of orders', () => {
  for (const [what, typed] of [
    ['its number', 'DRESS'],
    ['a part of the name', 'winterb'],
    ['the name without accents, in any order', 'winterbourne zoe'],
    ['the e-mail', 'Zoe.W@example.org'],
    ['the beginning of the e-mail', 'zoe.w@example'],
    ['the end of the e-mail', 'w@example.org'],
    ['half of the phone', '123456'],
    ['the phone as at home', '07911 123 456'],
    ['the phone as from abroad', '+44 (0)7911 123456'],
    ['the phone with 0044', '0044 7911'],
    ['the postcode', 'n1 9gu'],
    ['the postcode without a space', 'N19GU'],
    ['a product and a name', 'tea-length winterbourne'],
    ['the personalisation', 'zoe and tom'],
  ] as const) {
    it(`finds an order by ${what}`, async () => {
      const term = typed === 'DRESS' ? dress.orderno.toLowerCase() : typed;
      assert.deepEqual(await searchNumbers({ search: term }), [dress.orderno]);
    });
  }

  it('finds a move by the postcode of an address of the move', async () => {
    assert.deepEqual(await searchNumbers({ search: 'E16 0AA' }), [van.orderno]);
  });

  for (const [name, ...searches] of [
    ['Anna Łukasiewicz', 'lukasiewicz', 'ŁUKASIEWICZ', 'Lukasiewicz, Anna'],
    ['Søren Kjær', 'soren', 'kjaer', 'Søren'],
    ['Ida Weiß', 'weiss', 'Weiß', 'WEISS'],
    ['Cormac O’Hara', 'ohara', "O'Hara", 'O’Hara', 'O`Hara', 'O´Hara', "hara o'hara"],
    ['Ben Smith–Jones', 'Smith-Jones', 'smith jones', 'smith', 'Smith—Jones'],
    ['Mei Ng', 'Ng', 'ng', 'Ng, Mei'],
    ['Wu-Li', 'Wu', 'li', 'wu li'],
    ['Zoe Bjork', 'Bjork, Zoe', 'Björk', 'bjork;'],
  ] as const) {
    it(`finds ${name} by every spelling`, async () => {
      const [first = '', ...rest] = name.split(' ');
      await db
        .update(orders)
        .set({ name: first, lastName: rest.join(' ') })
        .where(eq(orders.orderno, tape.orderno));
      for (const typed of searches)
        assert.deepEqual(await searchNumbers({ search: typed }), [tape.orderno], typed);
    });
  }

  for (const [mobile, ...searches] of [
    [
      '07700900062',
      '0062',
      '٠٠٦٢',
      '900 062',
      'tel:+447700900062',
      'tel: 07700 900062',
      '+44 (0) 7700 900062',
    ],
    ['+447700900062', '0062', '07700/900062', '\u202a+44 7700 900062\u202c', '07700 – 900062'],
    [
      '+491701234567',
      '+49 (0)170 1234567',
      '+49 (0) 170 / 123 45 67',
      '0049 170 1234567',
      '0170 / 1234567',
    ],
  ] as const) {
    it(`finds the phone ${mobile} in every notation`, async () => {
      await db.update(orders).set({ mobile }).where(eq(orders.orderno, tape.orderno));
      for (const typed of searches)
        assert.deepEqual(await searchNumbers({ search: typed }), [tape.orderno], typed);
    });
  }

  it('takes the signs of a pattern for signs', async () => {
    assert.deepEqual(await searchNumbers({ search: '%example%' }), []);
    assert.deepEqual(await searchNumbers({ search: "o'brien\\" }), []);
  });

  it('follows a change of the personalisation, and an erasure', async () => {
    await db.execute(
      sql`update order_addons set personalisation = 'For Ann' where personalisation <> ''`,
    );
    assert.deepEqual(await searchNumbers({ search: 'zoe and tom' }), []);
    assert.deepEqual(await searchNumbers({ search: 'for ann' }), [dress.orderno]);
  });

  it('says how many orders match, also on the second page', async () => {
    const { total, next } = await search({ size: 1 });
    assert.equal(total, 4);
    assert.equal((await search({ size: 1, after: next })).total, 4);
    assert.equal((await search({ kind: 'goods', size: 1 })).total, 1);
    assert.equal((await search({ search: 'nobody at all' })).total, 0);
  });

  it('names add-ons and personalisations of the lines', async () => {
    const { data } = await search({ search: dress.orderno });
    assert.match(String(data[0]?.what), /^.+ \(.+ “.+”\)$/);
  });

  it('refuses a search that is too short', async () => {
    for (const typed of ['a', '1', '12', '-'])
      assert.equal(
        (await search({ search: typed }, 400)).error,
        'Search: please type at least two letters or three digits.',
      );
  });

  it('finds a copied number', async () => {
    const { orderno } = dress;
    for (const typed of [`#${orderno}`, `\u202a${orderno}\u202c`, `${orderno}.`, ` ${orderno} `])
      assert.deepEqual(await searchNumbers({ search: typed }), [orderno], typed);
  });
});

describe('the filters of the list of orders', () => {
  it('are those of kind, step, date of work, payment and missing date', async () => {
    assert.deepEqual(await searchNumbers({ kind: 'goods' }), [tape.orderno]);
    assert.deepEqual(await searchNumbers({ kind: 'move' }), [van.orderno]);
    assert.deepEqual(await searchNumbers({ workfrom: day, workto: day }), [van.orderno]);
    assert.deepEqual(await searchNumbers({ undated: true, kind: 'care' }), [
      undated.orderno,
      dress.orderno,
    ]);
    assert.equal((await searchNumbers({ payment: 'to_pay' })).length, 4);
    assert.deepEqual(await searchNumbers({ payment: 'refund_due' }), []);
    assert.deepEqual(await searchNumbers({ late: true }), []);
    assert.deepEqual(await searchNumbers({ placedto: '2020-01-01' }), []);
  });

  it('follow each change in the same transaction: step, booking, state', async () => {
    const step = { trade: 'move', step: 'ready' };
    const moved = await sendPost(app, staff, `/staff/orders/${van.orderno}/progress`, step);
    assert.equal(moved.statusCode, 200, moved.body);
    assert.deepEqual(await searchNumbers({ step: 'ready' }), [van.orderno]);
    await db
      .delete(bookings)
      .where(and(eq(bookings.orderid, van.orderid), eq(bookings.trade, 'move')));
    assert.deepEqual(await searchNumbers({ undated: true, kind: 'move' }), []);
    await sendPost(app, staff, `/staff/orders/${tape.orderno}/state`, {
      state: 'cancelled',
      reason: 'Not wanted.',
    });
    assert.deepEqual(await searchNumbers({ state: 'cancelled' }), [tape.orderno]);
    assert.deepEqual(await searchNumbers({ state: 'open', kind: 'goods' }), []);
  });

  it('name the field of a bad value', async () => {
    assert.equal((await search({ kind: 'cake' }, 400)).field, 'kind');
    assert.match((await search({ workto: '2026-02-30' }, 400)).error, /^Last date of work/);
  });
});

describe('the rows of the list of orders', () => {
  it('come open first, each with its texts', async () => {
    const { data } = await search({});
    assert.deepEqual(
      data.map(({ orderno }) => orderno),
      [undated.orderno, van.orderno, dress.orderno, tape.orderno],
    );
    const row = data[1];
    assert.equal(row?.workday, day);
    assert.equal(row?.statelabel, 'To be paid on the day');
    assert.deepEqual(row?.progress[0]?.next, { step: 'done', label: 'Done' });
    assert.equal(data[3]?.what, '2 × Packing Tape, Six Rolls');
    assert.equal(data[2]?.customer, 'Zoë Winterbourne');
  });

  it('are sorted by date of work, those without one at the end, and by total', async () => {
    assert.deepEqual((await searchNumbers({ sort: 'work', descending: false }))[0], van.orderno);
    assert.deepEqual(await searchNumbers({ sort: 'total', openfirst: false }), [
      van.orderno,
      dress.orderno,
      undated.orderno,
      tape.orderno,
    ]);
  });

  it('come in pages without doubles or gaps while orders are placed', async () => {
    const before = await searchNumbers({});
    for (const sort of ['placed', 'work', 'total']) {
      const expected = await searchNumbers({ sort });
      const seen: string[] = [];
      let after: string | null | undefined;
      do {
        const page: ListPage = await search({ sort, size: 1, ...(after && { after }) });
        seen.push(...page.data.map(({ orderno }) => orderno));
        after = page.next;
        if (sort === 'placed')
          await placeOrder(app, other, buildOrderBody(other, 12, createLine(34)));
      } while (after !== null);
      if (sort === 'placed') assert.deepEqual(seen, before);
      else assert.deepEqual(seen, expected);
    }
  });

  it('refuse a page that does not exist', async () => {
    for (const after of ['x', Buffer.from('[0,"x",1]').toString('base64url')]) {
      assert.match((await search({ after }, 400)).error, /^after: /);
    }
  });
});
