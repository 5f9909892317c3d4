import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { services } from '../../../src/catalog/records/tables.ts';
import { buildWorkSheet } from '../../../src/orders/emails/work-sheet.ts';
import { loadStaffOrder } from '../../../src/orders/staff/one-order/load-staff-order.ts';
import { loadOrder, listAddressNotes } from '../../../src/orders/records/load-orders.ts';
import { createColleague } from '../../support/colleagues.ts';
import { createOrderingApp } from '../../support/ordering.ts';
import { buildOrderBody, createLine, placeOrder, sendPost } from '../../support/shopping.ts';

const shop = await createOrderingApp();
const { app, db, shopper, refused } = shop;
const ONE_BEDROOM_MOVE = 51;
const moveBody = () => buildOrderBody(shopper, 395, createLine(ONE_BEDROOM_MOVE));

const details = (postalcode: string) => ({
  name: 'Robin',
  lastname: 'Example',
  city: 'Town',
  mobile: '',
  address: '1 Example Street',
  postalcode,
  userid: shopper.id,
});

const moveTo = (postalcode: string) =>
  sendPost(app, shopper, '/users/addcustomers', details(postalcode));

describe('the area of a service (rule 67)', () => {
  it('refuses a move outside London, and names the reason', async () => {
    await moveTo('bt11aa');
    await refused(moveBody(), 409, /^BT1 1AA is outside London.*ask us for a quote/);
    const response = await sendPost(app, shopper, '/users/orderplace', moveBody());
    assert.equal(response.json().code, 'outside_area');
  });

  it('does not bind staff', async () => {
    const colleague = await createColleague(shop);
    const response = await sendPost(app, colleague, '/users/orderplace', moveBody());
    assert.equal(response.statusCode, 200, response.body);
    const order = await loadOrder(db, response.json().orderid);
    assert.ok(order);
    assert.match(listAddressNotes(order).join(), /BT1 1AA is outside London/);
  });

  it('takes a postcode that cannot be read, with a note for staff', async () => {
    await moveTo('D02 AF30');
    const { orderid } = await placeOrder(app, shopper, moveBody());
    const order = await loadOrder(db, orderid);
    assert.ok(order);
    assert.deepEqual(listAddressNotes(order), ['The postcode ‘D02 AF30’ cannot be read.']);
  });

  it('has a note for staff as the shopper is asked: a last name alone is a name', async () => {
    await sendPost(app, shopper, '/users/addcustomers', { ...details('SE1 7PB'), name: '' });
    const { orderid } = await placeOrder(app, shopper, moveBody());
    const order = await loadOrder(db, orderid);
    assert.ok(order);
    assert.deepEqual(listAddressNotes(order), []);
  });

  it('refuses a delivery off the mainland, and offers collection, which is free of it', async () => {
    await moveTo('JE2 3AB');
    const body = buildOrderBody(shopper, 239, createLine(70));
    const { transactionid: _t, payment_method: _p, ...cardBody } = body;
    const response = await sendPost(app, shopper, '/users/create-stripe-session', {
      ...cardBody,
      totalamount: 274,
    });
    assert.equal(response.statusCode, 409, response.body);
    assert.match(response.json().error, /^JE2 3AB is outside .* choose Collection Only/);
    await placeOrder(app, shopper, body);
  });

  it('is what the firm has set', async () => {
    await db.update(services).set({ area: 'anywhere' }).where(eq(services.id, 5));
    await moveTo('BT1 1AA');
    await placeOrder(app, shopper, moveBody());
  });
});

describe('the largest volume of a move', () => {
  it('is on the page of the order and on the work sheet, which know no volume of the order', async () => {
    const { orderno, orderid } = await placeOrder(app, shopper, moveBody());
    const note =
      'One-Bedroom Move is sold for up to 17.0 m³. The order does not say how much there is to move.';
    const page = await loadStaffOrder(db, orderno);
    assert.deepEqual(page.capacitynotes, [note]);
    const order = await loadOrder(db, orderid);
    assert.ok(order);
    const workSheet = buildWorkSheet(order, shop.config);
    assert.match(JSON.stringify(workSheet.content), /"Largest volume","One-Bedroom Move is sold/);
  });

  it('is not said of an order without a move', async () => {
    const { orderno } = await placeOrder(
      app,
      shopper,
      buildOrderBody(shopper, 239, createLine(70)),
    );
    assert.deepEqual((await loadStaffOrder(db, orderno)).capacitynotes, []);
  });
});
