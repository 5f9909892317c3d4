import { request } from 'undici';
import type { Question } from './load.ts';

const packages = JSON.stringify([
  { id: 1, name: 'Keepsake Box', amount: 55, option: 'personalised' },
]);

/** A dress with a personalised add-on and two rolls of tape. `totalamount` is in pounds. */
const products = [
  { productid: 1, packages, cartquantity: 1 },
  { productid: 34, packages: '[]', cartquantity: 2 },
];
const totalamount = 224;

/** Creates a guest and returns a function that creates order requests, each with a unique key. */
export async function ordersAt(origin: string): Promise<() => Question> {
  const call = async (path: string, body: object, token?: string) => {
    const answer = await request(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && bearer(token)) },
      body: JSON.stringify(body),
    });
    return (await answer.body.json()) as { userid: number; refreshtoken: string };
  };
  const { userid, refreshtoken } = await call('admin/guest', { username: 'robin@example.com' });
  const address = { address: '1 Example Street', city: 'London', postalcode: '', mobile: '' };
  const customer = { userid, name: 'Robin', lastname: 'Example', ...address };
  await call('users/addcustomers', customer, refreshtoken);
  let orders = 0;
  return () => ({
    path: '/api/users/orderplace',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(refreshtoken) },
    body: JSON.stringify({
      userid,
      totalamount,
      products,
      idempotencyKey: `bench-${userid}-${(orders += 1)}`,
    }),
    status: 200,
    expected: (body) => /"orderno":"SLR\d+"/.test(body.toString()),
  });
}

const bearer = (token: string) => ({ authorization: `bearer ${token}` });
