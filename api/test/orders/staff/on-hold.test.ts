import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatDay } from 'contract/calendar/date-texts';
import { eq, sql } from 'drizzle-orm';
import { bookings } from '../../../src/calendar/bookings/tables.ts';
import { releaseUnconfirmedBookings } from '../../../src/calendar/release-unconfirmed-bookings.ts';
import { mails } from '../../../src/mail/queue/tables.ts';
import { orders } from '../../../src/orders/records/tables.ts';
import { addDays, toLondonDay } from '../../../src/schedule/london-day.ts';
import { veil } from '../../support/calendar.ts';
import { createOrderDesk } from '../../support/order-desk.ts';
import type { PlacedOrder } from '../../support/orders-page.ts';
import {
  buildOrderBody,
  createLine,
  placeOrder,
  sendGet,
  sendPost,
} from '../../support/shopping.ts';

const { act, app, db, goods, pageOf, refusalOf, removal, shopper, staff } = await createOrderDesk();

const today = toLondonDay(new Date());
const reason = 'Waits for a fitting';

const hold = async (made: PlacedOrder, more: object = {}) => {
  const response = await act(made, 'hold', { reason, ...more });
  assert.equal(response.statusCode, 200, response.body);
};
const readHold = async (made: PlacedOrder) =>
  ((await pageOf(made)) as unknown as { hold: Record<string, unknown> | null }).hold;
const searchOrders = async (filter: object) =>
  (await sendPost(app, staff, '/staff/orders/search', filter)).json<{
    data: { orderno: string; onhold: boolean; late: boolean }[];
  }>().data;
const readToday = async () =>
  (await sendGet(app, staff, '/staff/today')).json<{
    data: { open: Record<string, number> };
  }>().data.open;
/** Places an order of garments that are late for their event. */
const placeLateOrder = () =>
  placeOrder(app, shopper, {
    ...buildOrderBody(shopper, veil.price, createLine(veil.productid)),
    eventdate: addDays(today, 8),
  });

describe('an order on hold', () => {
  it('has a reason, the time and an expected end, which timeline and page show until it is taken off', async () => {
    const made = await goods();
    await hold(made, { until: addDays(today, 5) });
    const { since, ...mark } = (await readHold(made)) ?? {};
    assert.deepEqual(mark, { reason, until: addDays(today, 5), told: false });
    assert.ok(Date.now() - Date.parse(String(since)) < 60_000);
    assert.equal(refusalOf(await pageOf(made), 'hold'), 'The order is on hold.');
    assert.equal((await act(made, 'resume', { reason: 'Fitted' })).statusCode, 200);
    const page = await pageOf(made);
    assert.equal(await readHold(made), null);
    assert.deepEqual(
      page.timeline.slice(0, 2).map((entry) => [entry.title, entry.reason, entry.by]),
      [
        ['Taken off hold', 'Fitted', staff.email],
        ['Put on hold', reason, staff.email],
      ],
    );
    assert.deepEqual(page.timeline[1]?.changes, [
      { label: 'Until about', before: '', after: formatDay(addDays(today, 5)) },
    ]);
  });

  it('shows in the timeline that the customer is told, in words', async () => {
    const made = await goods();
    await hold(made, { told: true });
    assert.deepEqual((await pageOf(made)).timeline[0]?.changes, [
      { label: "Said on the customer's page", before: 'no', after: 'yes' },
    ]);
  });

  it('needs a reason, and no day that is over', async () => {
    const made = await goods();
    for (const [field, body] of [
      ['reason', { reason: ' ' }],
      ['until', { reason, until: addDays(today, -1) }],
    ] as const) {
      const response = await act(made, 'hold', body);
      assert.deepEqual([response.statusCode, response.json().field], [400, field], response.body);
    }
  });

  it('moves no step and is not completed', async () => {
    const made = await goods();
    await hold(made);
    for (const [path, body] of [
      ['progress', { trade: 'goods', step: 'ready' }],
      ['state', { state: 'completed' }],
    ] as const) {
      const response = await act(made, path, body);
      assert.deepEqual(
        [response.statusCode, response.json().error],
        [409, 'The order is on hold.'],
      );
    }
    const moves = [{ orderno: made.orderno, trade: 'goods', step: 'ready' }];
    const selected = await sendPost(app, staff, '/staff/orders/steps', { moves });
    assert.equal(selected.json().data[0].error, 'The order is on hold.');
  });

  it('mails nobody, and the reason is not on the page of the customer', async () => {
    const made = await goods();
    const countMails = () => db.$count(mails);
    const before = await countMails();
    await hold(made);
    const read = async () =>
      (await sendGet(app, shopper, `/users/orderpage/${made.orderno}`)).json().data.onhold;
    assert.equal(await read(), undefined);
    await act(made, 'resume', {});
    await hold(made, { told: true });
    assert.deepEqual(await read(), { until: null });
    assert.equal(await countMails(), before);
  });

  it('is late nowhere, and late again when it is taken off', async () => {
    const made = await placeLateOrder();
    const { late } = await readToday();
    const isListedAsLate = async () =>
      (await searchOrders({ late: true })).some(({ orderno }) => orderno === made.orderno);
    assert.equal(await isListedAsLate(), true);
    await hold(made);
    assert.equal(await isListedAsLate(), false);
    assert.equal((await readToday())['late'], (late ?? 0) - 1);
    const [listed] = (await searchOrders({ onhold: true })).filter(
      ({ orderno }) => orderno === made.orderno,
    );
    assert.deepEqual([listed?.onhold, listed?.late], [true, false]);
    await act(made, 'resume', {});
    assert.equal(await isListedAsLate(), true);
    assert.equal(
      (await searchOrders({ onhold: true })).some((row) => row.orderno === made.orderno),
      false,
    );
  });

  it('keeps a day that nobody confirmed, is marked on the day plan and no longer waits for a confirmation', async () => {
    const made = await removal();
    const { unconfirmed } = await readToday();
    await hold(made);
    assert.equal((await readToday())['unconfirmed'], (unconfirmed ?? 0) - 1);
    const heldUntil = sql`now() - interval '1 minute'`;
    await db.update(bookings).set({ heldUntil }).where(eq(bookings.orderid, made.orderid));
    await releaseUnconfirmedBookings(db);
    const page = await pageOf(made);
    assert.deepEqual([page.days[0]?.state, page.timeline[0]?.title], ['held', 'Put on hold']);
    const plan = await sendGet(app, staff, `/staff/day/${page.days[0]?.date}`);
    const jobs = plan.json<{ data: { jobs: { orderno: string; onhold: boolean }[] } }>().data.jobs;
    assert.equal(jobs.find(({ orderno }) => orderno === made.orderno)?.onhold, true);
    await act(made, 'resume', {});
    await releaseUnconfirmedBookings(db);
    assert.equal((await pageOf(made)).days[0]?.state, 'none');
  });

  it('is not on hold any more when it is cancelled', async () => {
    const made = await goods();
    await hold(made);
    await act(made, 'state', { state: 'cancelled', reason: 'Out of stock' });
    const [row] = await db.select().from(orders).where(eq(orders.orderno, made.orderno));
    assert.equal(row?.hold, null);
  });
});
