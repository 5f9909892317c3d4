import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { PricedComposition } from 'contract/compose/price-calls';
import { eq } from 'drizzle-orm';
import type { Environment } from 'server/settings/read';
import { bookings } from '../../src/calendar/bookings/tables.ts';
import { services } from '../../src/catalog/records/tables.ts';
import { createCalendarShop } from './calendar.ts';
import { createPerson } from './people.ts';
import { sendPost } from './shopping.ts';

/** Returns a composed line of a product. */
export const productLine = (productid: number, quantity = 1, addons: object[] = []) => ({
  type: 'product',
  productid,
  quantity,
  addons,
});

/** Returns a composition without discount and with the shop's delivery. */
export const compose = (lines: object[], more: object = {}) => ({
  lines,
  discount: null,
  delivery: null,
  ...more,
});

export const contact = {
  name: 'Robin',
  last_name: 'Example',
  address: '1 Example Street',
  city: 'London',
  postalcode: 'SW1A 1AA',
  mobile: '07700900123',
  email: 'caller@example.com',
};

/** Creates a shop with an owner, a manager and a member of staff who compose orders. */
export async function createComposingShop(env: Environment = {}) {
  const shop = await createCalendarShop(env);
  const { app, db, staff: owner } = shop;
  const manager = await createPerson(db, 'staff', 'manager@example.com', 'manager');
  const clerk = await createPerson(db, 'staff', 'clerk@example.com', 'staff');

  const price = (composition: object, more: object = {}, who = clerk) =>
    sendPost(app, who, '/staff/compositions/price', { composition, method: 'offline', ...more });

  /** Prices a composition. Fails the test if the request is refused. */
  async function readPrice(composition: object, more: object = {}, who = clerk) {
    const response = await price(composition, more, who);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ data: PricedComposition }>().data;
  }

  /** Returns the body of a request that places an order. */
  const buildOrder = (composition: object, total: number, more: object = {}) => ({
    key: randomUUID(),
    composition,
    contact,
    method: 'later',
    total,
    ...more,
  });

  const place = (body: object, who = clerk) => sendPost(app, who, '/staff/orders/place', body);

  /** Places an order and returns its number. Fails the test if the request is refused. */
  async function placeOrder(body: object, who = clerk): Promise<string> {
    const response = await place(body, who);
    assert.equal(response.statusCode, 200, response.body);
    return response.json<{ orderno: string }>().orderno;
  }

  /** Returns a free line of the service with this kind. */
  async function freeLine(kind: 'move' | 'goods' | 'garments', price: number, more: object = {}) {
    const [service] = await db.select().from(services).where(eq(services.kind, kind));
    assert(service !== undefined);
    const line = { type: 'free', serviceid: service.id, text: 'Second floor, no lift' };
    return { ...line, price, quantity: 1, vatrate: 20, ...more };
  }

  const bookingsOf = (orderid: number) =>
    db.select().from(bookings).where(eq(bookings.orderid, orderid));

  return {
    ...shop,
    bookingsOf,
    owner,
    manager,
    clerk,
    price,
    readPrice,
    buildOrder,
    place,
    placeOrder,
    freeLine,
  };
}
