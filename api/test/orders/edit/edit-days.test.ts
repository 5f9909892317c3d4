import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { bookings } from '../../../src/calendar/bookings/tables.ts';
import { createMoveSchedule } from '../../support/calendar.ts';
import { addProduct, createEditor, removeLine, setQuantity } from '../../support/editing.ts';
import { sendAndReadMails } from '../../support/mailed.ts';
import { createOrderDesk } from '../../support/order-desk.ts';
import {
  buildOrderBody,
  createLine,
  placeOrder,
  sendGet,
  sendPost,
} from '../../support/shopping.ts';

const desk = await createOrderDesk();
const { act, app, db, dayWith, goods, pageOf, placesTaken, shop, shopper, staff } = desk;
const { edit, editNow, preview, readComposition } = createEditor(app, staff);

/** Places an order of a removal with a day and of packing tape. */
async function removalAndTape(places = 1) {
  const day = await dayWith(places);
  const body = {
    ...buildOrderBody(shopper, 232, createLine(50), createLine(34)),
    schedule: createMoveSchedule(day),
  };
  return { day, order: await placeOrder(app, shopper, body) };
}

const bookingsOf = ({ orderid }: { orderid: number }) =>
  db.select().from(bookings).where(eq(bookings.orderid, orderid));

const undatedOrders = async (): Promise<string[]> => {
  const response = await sendPost(app, staff, '/staff/orders/search', { undated: true });
  assert.equal(response.statusCode, 200, response.body);
  return response.json<{ data: { orderno: string }[] }>().data.map(({ orderno }) => orderno);
};

describe('the days of a changed order', () => {
  it('give their place back when the part is removed, and the steps of the part end', async () => {
    const { day, order } = await removalAndTape();
    assert.equal(await placesTaken(day), 1);
    await editNow(order.orderno, removeLine(0));
    assert.equal(await placesTaken(day), 0);
    const page = await sendGet(app, staff, `/staff/orders/${order.orderno}`);
    const { schedule, progress } = page.json().data;
    assert.equal(schedule, null);
    assert.deepEqual(
      progress.map(({ trade }: { trade: string }) => trade),
      ['goods'],
    );
    const [mail = { text: '' }] = (await sendAndReadMails(shop, shopper.email)).slice(-1);
    assert.match(mail.text, /Your move\n {2}Before: .*, in the morning\n {2}Now: –/);
  });

  it('are agreed later if a new part has none', async () => {
    const order = await goods();
    await editNow(order.orderno, addProduct(50));
    assert.deepEqual(await bookingsOf(order), []);
    assert.ok((await undatedOrders()).includes(order.orderno));
    const [mail = { text: '' }] = (await sendAndReadMails(shop, shopper.email)).slice(-1);
    assert.match(mail.text, /Before: –\n {2}Now: To be agreed/);
  });

  it('are booked with the addresses of the move', async () => {
    const order = await goods();
    const day = await dayWith(1);
    await editNow(order.orderno, addProduct(50), { schedule: createMoveSchedule(day) });
    const [booking] = await bookingsOf(order);
    assert.deepEqual([booking?.day, booking?.half, booking?.heldUntil], [day, 'morning', null]);
    assert.equal((await pageOf(order)).schedule.move?.from?.floor, 2);
    assert.ok(!(await undatedOrders()).includes(order.orderno));
    const moved = createMoveSchedule(day, 'morning', { note: 'Piano' });
    await editNow(order.orderno, (same) => same, {
      schedule: { move: { ...moved.move, from: { ...moved.move.from, floor: 4 } } },
    });
    assert.equal((await pageOf(order)).schedule.move?.from?.floor, 4);
    assert.equal((await bookingsOf(order)).length, 1);
  });

  it('that are full are refused with the open days, unless staff say why', async () => {
    const { day } = await removalAndTape();
    const order = await goods();
    const schedule = createMoveSchedule(day);
    const refused = await edit(order.orderno, addProduct(50), { schedule });
    assert.equal(refused.statusCode, 409, refused.body);
    assert.ok(refused.json().days.length > 0);
    assert.equal((await readComposition(order.orderno)).total, 1_200);
    const { warnings } = await preview(order.orderno, addProduct(50), { schedule });
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['day_full'],
    );
    await editNow(order.orderno, addProduct(50), { schedule, override: true });
    assert.equal(await placesTaken(day), 2);
  });

  it('stay when other lines are changed', async () => {
    const { day, order } = await removalAndTape();
    const before = await bookingsOf(order);
    await editNow(order.orderno, setQuantity(1, 5));
    assert.deepEqual(await bookingsOf(order), before);
    await editNow(order.orderno, setQuantity(1, 6), { schedule: createMoveSchedule(day) });
    assert.deepEqual(await bookingsOf(order), before);
  });

  it('are taken by one of two orders in the same second', async () => {
    const day = await dayWith(1);
    const orders = [await goods(), await goods()];
    const responses = await Promise.all(
      orders.map(({ orderno }) =>
        edit(orderno, addProduct(50), { schedule: createMoveSchedule(day) }),
      ),
    );
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
    assert.equal(await placesTaken(day), 1);
  });
});

describe('a part of an order whose work has begun', () => {
  it('is named before it is removed, and begins anew when it is added again', async () => {
    const body = buildOrderBody(shopper, 145 + 12, createLine(1), createLine(34));
    const order = await placeOrder(app, shopper, body);
    await act(order, 'progress', { trade: 'care', step: 'in_care' });
    const { warnings } = await preview(order.orderno, removeLine(0));
    assert.match(warnings[0]?.text ?? '', /the work has begun/);
    await editNow(order.orderno, removeLine(0));
    await editNow(order.orderno, addProduct(1));
    const page = await sendGet(app, staff, `/staff/orders/${order.orderno}`);
    const care = page.json().data.progress.find(({ trade }: { trade: string }) => trade === 'care');
    assert.equal(care.step, 'received');
  });
});
