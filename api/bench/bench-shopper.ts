import type { FastifyInstance } from 'fastify';
import { addUser } from '../src/people/records/accounts.ts';
import { startSession } from '../src/people/sessions/sessions.ts';
import { addCustomer } from '../src/people/customers/repository.ts';
import type { Db } from '../src/db/db.ts';
import { type SignedInHeaders, toHeaders } from '../test/support/people.ts';

/**
 * Places the benchmark's order and resolves to its duration in ms. Rejects if the backend refuses
 * the order.
 */
export type PlaceOrder = () => Promise<number>;

/** A signed-in customer. `createOrderBody` returns a request body with a new idempotency key. */
export interface BenchShopper {
  headers: SignedInHeaders;
  createOrderBody(): object;
}

const PACKAGES = JSON.stringify([
  { id: 1, name: 'Keepsake Box', amount: 55, option: 'personalised' },
]);

/** The ordered products: a dress with a personalised add-on, and two packs of tape. */
const products = [
  { productid: 1, packages: PACKAGES, cartquantity: 1 },
  { productid: 34, packages: '[]', cartquantity: 2 },
];

/** Adds a customer with shipping details and a session. */
export async function addShopper(db: Db): Promise<BenchShopper> {
  const runId = `bench-${Date.now()}-${Math.random()}`;
  const user = await addUser(db, { role: 'customer', email: `${runId}@example.com` });
  if (user === null) throw new Error('The shopper was not added.');
  await addCustomer(db, {
    userid: user.id,
    name: 'Robin',
    lastName: 'Example',
    mobile: '',
    postalcode: 'AB1 2CD',
    city: 'London',
    address: '1 Example Street',
  });
  const headers = toHeaders(await startSession(db, user));
  const order = { userid: user.id, totalamount: 224, products };
  let keyCount = 0;
  return {
    headers,
    createOrderBody: () => ({ ...order, idempotencyKey: `${runId}-${(keyCount += 1)}` }),
  };
}

/** Adds a customer. Returns a function that places that customer's order through `app`. */
export async function createOrderPlacer(app: FastifyInstance, db: Db): Promise<PlaceOrder> {
  const { headers, createOrderBody } = await addShopper(db);
  return async () => {
    const payload = createOrderBody();
    const startedAt = performance.now();
    const response = await app.inject({
      method: 'POST',
      url: '/users/orderplace',
      headers,
      payload,
    });
    const durationMs = performance.now() - startedAt;
    if (response.statusCode !== 200) throw new Error(response.body);
    return durationMs;
  };
}
