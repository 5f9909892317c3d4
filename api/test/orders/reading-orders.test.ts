import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOrderingApp } from '../support/ordering.ts';
import { createPerson } from '../support/people.ts';
import {
  buildPackagesText,
  sendGet,
  createLine,
  buildOrderBody,
  placeOrder,
  sendPost,
} from '../support/shopping.ts';

const { app, db, shopper, other } = await createOrderingApp();
const staff = await createPerson(db, 'staff');

const packages = buildPackagesText({ id: 3, option: 'standard' });
const first = await placeOrder(
  app,
  shopper,
  buildOrderBody(shopper, 145 + 18 + 24, createLine(1, 1, packages), createLine(34, 2)),
);
const second = await placeOrder(app, shopper, buildOrderBody(shopper, 12, createLine(34)));
const theirs = await placeOrder(app, other, buildOrderBody(other, 239, createLine(70)));

const listNumbers = (rows: { orderno: string }[]) => rows.map(({ orderno }) => orderno);

describe('reading orders', () => {
  it('returns the orders of the user, the newest first', async () => {
    const own = await sendGet(app, shopper, '/users/getorders');
    assert.deepEqual(listNumbers(own.json()), [second.orderno, first.orderno]);
    assert.deepEqual(listNumbers((await sendGet(app, other, '/users/getorders')).json()), [
      theirs.orderno,
    ]);
  });

  it('returns all orders to staff in pages, with their count', async () => {
    const page = await sendGet(app, staff, '/users/getorders?page=2&size=2');
    assert.deepEqual(listNumbers(page.json()), [first.orderno]);
    assert.equal(page.headers['x-total-count'], '3');
  });

  it('returns one row per line in My Orders: number, name, quantity, amount, and the total of the order', async () => {
    const rows = (await sendGet(app, shopper, `/users/getorderproducts/${shopper.id}`)).json();
    assert.deepEqual(
      rows.map((row: Record<string, unknown>) => [
        row.orderid,
        row.name,
        row.quantity,
        row.totalamount,
        row.ordertotal,
      ]),
      [
        [second.orderno, 'Packing Tape, Six Rolls', 1, 12, 12],
        [first.orderno, 'Tea-Length Dress Clean', 1, 163, 187],
        [first.orderno, 'Packing Tape, Six Rolls', 2, 24, 187],
      ],
    );
    assert.equal(rows[0].state, 'awaiting_collection');
    assert.ok(Date.parse(rows[0].createdat));
  });

  it("returns 403 for another user's rows, and returns them to staff", async () => {
    const path = `/users/getorderproducts/${other.id}`;
    assert.equal((await sendGet(app, shopper, path)).statusCode, 403);
    assert.equal((await sendGet(app, staff, path)).json().length, 1);
  });
});

describe('the calls after an order is placed', () => {
  const readOrders = () => sendGet(app, shopper, `/users/getorderproducts/${shopper.id}`);

  it('accept its lines and add-ons any number of times, and change nothing', async () => {
    const rows = (await readOrders()).body;
    const tie = { userid: shopper.id, orderid: first.orderno };
    for (let time = 0; time < 2; time += 1) {
      const product = await sendPost(app, shopper, '/users/orderproducts', {
        ...createLine(1, 1, packages),
        ...tie,
      });
      assert.deepEqual(product.json(), { status: true });
      const addon = {
        id: 3,
        productid: 1,
        name: 'Cover',
        amount: 18,
        cartquantity: 9,
        cartamount: 162,
      };
      const response = await sendPost(app, shopper, '/users/addtopackage', {
        ...addon,
        ...tie,
        ustring: packages,
      });
      assert.deepEqual(response.json(), { status: true });
    }
    assert.equal((await readOrders()).body, rows);
  });

  it("return 403 for another user's order and an unknown order, and 409 for content that is not in it", async () => {
    const call = (orderid: string, productid = 70) =>
      sendPost(app, shopper, '/users/orderproducts', {
        ...createLine(productid),
        userid: shopper.id,
        orderid,
      });
    assert.equal((await call(theirs.orderno)).statusCode, 403);
    assert.equal((await call('SLR99999')).statusCode, 403);
    assert.equal((await call(first.orderno)).statusCode, 409);
    const addon = { id: 1, userid: shopper.id, orderid: second.orderno };
    assert.equal((await sendPost(app, shopper, '/users/addtopackage', addon)).statusCode, 409);
  });
});

describe('staff', () => {
  const move = (orderno: string, state: string, who = staff) =>
    sendPost(app, who, `/staff/orders/${orderno}/state`, { state, reason: 'Asked by phone' });

  const searchOrders = async (state: string) =>
    (await sendPost(app, staff, '/staff/orders/search', { state })).json().data as {
      orderno: string;
      customer: string;
    }[];
  const deskPage = async (orderno: string) =>
    (await sendGet(app, staff, `/staff/orders/${orderno}`)).json().data;
  const listPossibleEnds = async (orderno: string) =>
    (await deskPage(orderno)).actions
      .filter(({ name, refusal }: Record<string, string>) => isEnd(name) && refusal === '')
      .map(({ name }: { name: string }) => name);
  const isEnd = (name = '') => ['complete', 'cancel'].includes(name);

  it('see orders with customer, lines and history, by state', async () => {
    const data = await searchOrders('awaiting_collection');
    assert.deepEqual(listNumbers(data), [theirs.orderno, second.orderno, first.orderno]);
    assert.match(data[0]?.customer ?? '', /Example/);
    const { lines, timeline } = await deskPage(first.orderno);
    assert.equal(lines.length, 2);
    const placing = timeline.find(({ kind }: { kind: string }) => kind === 'placed');
    assert.equal(placing.text, lines[0].statelabel);
  });

  it('can make only listed transitions, and each is recorded', async () => {
    assert.equal((await move(first.orderno, 'completed')).json().state, 'completed');
    assert.equal((await move(first.orderno, 'cancelled')).statusCode, 409);
    assert.equal((await move(second.orderno, 'paid')).statusCode, 400);
    assert.equal((await move('SLR1', 'cancelled')).statusCode, 404);
    assert.deepEqual(listNumbers(await searchOrders('completed')), [first.orderno]);
    const { timeline } = await deskPage(first.orderno);
    const states = timeline.filter(({ kind }: { kind: string }) =>
      ['placed', 'state'].includes(kind),
    );
    assert.deepEqual(
      states.map(({ title, text }: Record<string, string>) => [title, text]),
      [
        ['Completed', ''],
        ['Placed', 'To be paid on collection'],
      ],
    );
    assert.equal(states[0].by, staff.email);
  });

  it('see with each order exactly the transitions that they can make', async () => {
    assert.deepEqual(await listPossibleEnds(first.orderno), []);
    assert.deepEqual(await listPossibleEnds(second.orderno), ['complete', 'cancel']);
    for (const state of ['completed', 'cancelled']) {
      const { orderno } = await placeOrder(
        app,
        shopper,
        buildOrderBody(shopper, 12, createLine(34)),
      );
      assert.equal((await move(orderno, state)).statusCode, 200);
      assert.deepEqual(await listPossibleEnds(orderno), []);
    }
  });

  it('are the only users with these calls', async () => {
    for (const path of [`/staff/orders/${first.orderno}`, '/staff/refunds']) {
      assert.equal((await sendGet(app, shopper, path)).statusCode, 403);
    }
    assert.equal((await move(second.orderno, 'cancelled', shopper)).statusCode, 403);
  });
});
