import assert from 'node:assert/strict';
import { count } from 'drizzle-orm';
import type { Environment } from 'server/settings/read';
import { orders } from '../../src/orders/records/tables.ts';
import { type Person, createPerson } from './people.ts';
import { saveShippingDetails, sendPost } from './shopping.ts';
import { type AppChanges, type TestApp, createTestApp } from './test-app.ts';

/** An app with two customers who have saved shipping details. */
export interface OrderingApp extends TestApp {
  shopper: Person;
  other: Person;
  storedOrders(): Promise<number>;
  /**
   * Asserts that an order is refused with this status and message, and that nothing of the order is
   * stored.
   */
  refused(body: object, status: number, sentence: RegExp): Promise<void>;
}

export async function createOrderingApp(
  env: Environment = {},
  changes: AppChanges = {},
): Promise<OrderingApp> {
  const tested = await createTestApp(env, changes);
  const { app, db } = tested;
  const [shopper, other] = [await createPerson(db), await createPerson(db)];
  await saveShippingDetails(app, shopper);
  await saveShippingDetails(app, other);
  const storedOrders = async () => (await db.select({ all: count() }).from(orders))[0]?.all ?? 0;

  async function refused(body: object, status: number, sentence: RegExp): Promise<void> {
    const before = await storedOrders();
    const response = await sendPost(app, shopper, '/users/orderplace', body);
    assert.equal(response.statusCode, status, response.body);
    assert.equal(response.json().status, false);
    assert.match(response.json().error, sentence);
    assert.equal(await storedOrders(), before);
  }

  return { ...tested, shopper, other, storedOrders, refused };
}
