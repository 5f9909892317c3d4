import type { FastifyInstance } from 'fastify';
import { addUser } from '../src/auth/accounts.ts';
import { startSession } from '../src/auth/sessions.ts';
import { addCustomer } from '../src/customers/repository.ts';
import type { Db } from '../src/db/db.ts';

/** Places the benchmark's order and resolves to its duration in ms. Rejects if it is refused. */
export type PlaceOrder = () => Promise<number>;

/** A signed-in customer. `createOrderBody` returns a request body with a new idempotency key. */
export interface BenchShopper {
  headers: { authorization: string };
  nextOrder(): object;
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
  const run = `bench-${Date.now()}-${Math.random()}`;
  const user = await addUser(db, { role: 'customer', email: `${run}@example.com` });
  if (user === null) throw new Error('The shopper was not added.');
  await addCustomer(db, {
    userid: user.id,
    ...{ name: 'Robin', lastName: 'Example', mobile: '', postalcode: 'AB1 2CD' },
    ...{ city: 'London', address: '1 Example Street' },
  });
  const headers = { authorization: `bearer ${await startSession(db, user.id)}` };
  const order = { userid: user.id, totalamount: 224, products };
  let keys = 0;
  return { headers, nextOrder: () => ({ ...order, idempotencyKey: `${run}-${(keys += 1)}` }) };
}

/** Adds a customer. Returns a function that places that customer's order through `app`. */
export async function benchShopper(app: FastifyInstance, db: Db): Promise<PlaceOrder> {
  const { headers, nextOrder } = await addShopper(db);
  return async () => {
    const payload = nextOrder();
    const started = performance.now();
    const answer = await app.inject({ method: 'POST', url: '/users/orderplace', headers, payload });
    const took = performance.now() - started;
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return took;
  };
}
