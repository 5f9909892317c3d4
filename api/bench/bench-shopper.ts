import type { FastifyInstance } from 'fastify';
import { addUser } from '../src/auth/accounts.ts';
import { startSession } from '../src/auth/sessions.ts';
import { addCustomer } from '../src/customers/repository.ts';
import type { Db } from '../src/db/db.ts';

/** Places the benchmark's order. Returns the milliseconds that it took. Throws if it is refused. */
export type PlaceOrder = () => Promise<number>;

const PACKAGES = JSON.stringify([
  { id: 1, name: 'Keepsake Box', amount: 55, option: 'personalised' },
]);

/** A dress with a personalised add-on, and two rolls of tape. */
const products = [
  { productid: 1, packages: PACKAGES, cartquantity: 1 },
  { productid: 34, packages: '[]', cartquantity: 2 },
];

/**
 * Signs up a customer who places that order through the whole backend, each time with a new key.
 */
export async function benchShopper(app: FastifyInstance, db: Db): Promise<PlaceOrder> {
  const run = `bench-${Date.now()}-${Math.random()}`;
  const user = await addUser(db, { role: 'customer', email: `${run}@example.com` });
  if (user === null) throw new Error('The shopper was not added.');
  const details = { name: 'Robin', lastName: 'Example', mobile: '', city: 'London' };
  await addCustomer(db, {
    ...details,
    address: '1 Example Street',
    postalcode: '',
    userid: user.id,
  });
  const headers = { authorization: `bearer ${await startSession(db, user.id)}` };
  let keys = 0;

  return async () => {
    const idempotencyKey = `${run}-${(keys += 1)}`;
    const payload = { userid: user.id, totalamount: 224, products, idempotencyKey };
    const started = performance.now();
    const answer = await app.inject({ method: 'POST', url: '/users/orderplace', headers, payload });
    const took = performance.now() - started;
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return took;
  };
}
