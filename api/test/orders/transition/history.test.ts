import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asc, eq } from 'drizzle-orm';
import { lockOrder } from '../../../src/orders/records/find-order.ts';
import { orderHistory, orders } from '../../../src/orders/records/tables.ts';
import type { Cause } from '../../../src/orders/transition/order-event.ts';
import { transition } from '../../../src/orders/transition/transition.ts';
import { createMoveSchedule } from '../../support/calendar.ts';
import { createChangingShop } from '../../support/changing.ts';
import { createPageReaders } from '../../support/orders-page.ts';
import { readOrderState } from '../../support/payments.ts';
import { createLine, buildOrderBody, placeOrder } from '../../support/shopping.ts';

const shop = await createChangingShop();
const { app, db, shopper, staff, byStaff, dayWith, moving, change } = shop;

const byPayment: Cause = { by: 'payment', text: 'a test' };

const placeGoods = () => placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));

const readHistory = (orderid: number) =>
  db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderid, orderid))
    .orderBy(asc(orderHistory.id));

describe('the history of an order', () => {
  it('has an entry for another day, with both days and who moved it', async () => {
    const [first, second, third] = [await dayWith(1), await dayWith(1), await dayWith(1)];
    const made = await placeOrder(app, shopper, moving(createMoveSchedule(first)));
    assert.equal((await change(made, second)).statusCode, 200);
    const agreed = { trade: 'move', date: third, half: 'morning' };
    await byStaff(`/staff/bookings/${made.orderno}/date`, agreed);
    const [placing, ...changes] = await readHistory(made.orderid);
    assert.equal(placing?.dayChange, null);
    const half = 'morning';
    assert.deepEqual(
      changes.map(({ state, cause, dayChange }) => ({ state, cause, dayChange })),
      [
        {
          state: placing?.state,
          cause: 'by the customer',
          dayChange: { trade: 'move', from: { day: first, half }, to: { day: second, half } },
        },
        {
          state: placing?.state,
          cause: `by staff member ${staff.id}`,
          dayChange: { trade: 'move', from: { day: second, half }, to: { day: third, half } },
        },
      ],
    );
    const { timeline } = await createPageReaders(app, staff).deskPageOf(made);
    const [moved] = timeline.filter(({ kind, by }) => kind === 'day' && by === 'the customer');
    assert.match(moved?.text ?? '', /.+, instead of .+/);
  });

  it('has no entry for a day that is refused', async () => {
    const [day, full] = [await dayWith(1), await dayWith(1)];
    await placeOrder(app, shopper, moving(createMoveSchedule(full)));
    const made = await placeOrder(app, shopper, moving(createMoveSchedule(day)));
    assert.equal((await change(made, full)).statusCode, 409);
    assert.equal((await readHistory(made.orderid)).length, 1);
  });
});

describe('the state of an order', () => {
  it('is not written without an entry of its history, whoever writes it', async () => {
    const made = await placeGoods();
    const isThis = eq(orders.id, made.orderid);
    const state = 'completed';
    await assert.rejects(db.update(orders).set({ state }).where(isThis));
    await assert.rejects(
      db.transaction(async (tx) => {
        await tx.update(orders).set({ state }).where(isThis);
        const cause = 'another state';
        await tx.insert(orderHistory).values({ orderid: made.orderid, state: 'cancelled', cause });
      }),
    );
    assert.deepEqual((await readOrderState(db, made.orderno)).state, 'awaiting_collection');
  });

  it('changes by no event that the table forbids for this actor', async () => {
    const made = await placeGoods();
    await assert.rejects(
      db.transaction(async (tx) => {
        const locked = await lockOrder(tx, made.orderid);
        assert.ok(locked);
        await transition(tx, locked, { name: 'failPayment' }, byPayment);
      }),
      /is awaiting collection and cannot become payment failed/,
    );
    assert.equal((await readHistory(made.orderid)).length, 1);
  });

  it('does not change by an event of an order that was read before its last change', async () => {
    const made = await placeGoods();
    const stale = await readOrderState(db, made.orderno);
    await byStaff(`/staff/orders/${made.orderno}/state`, { state: 'completed' });
    const cause: Cause = { by: 'staff', text: 'a test' };
    await assert.rejects(
      db.transaction((tx) => transition(tx, stale, { name: 'cancel' }, cause)),
      /was changed without a lock/,
    );
    assert.equal((await readOrderState(db, made.orderno)).state, 'completed');
  });
});
