import { request } from 'undici';
import type { ExpectedRequest } from './load.ts';

const packages = JSON.stringify([
  { id: 1, name: 'Keepsake Box', amount: 55, option: 'personalised' },
]);

/**
 * Order of a dress with a personalised add-on and two rolls of tape. `totalamount` is in pounds.
 */
const products = [
  { productid: 1, packages, cartquantity: 1 },
  { productid: 34, packages: '[]', cartquantity: 2 },
];
const totalamount = 224;

export async function createOrderRequests(origin: string): Promise<() => ExpectedRequest> {
  const callApi = async (path: string, body: object, token?: string) => {
    const response = await request(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && createBearerHeader(token)) },
      body: JSON.stringify(body),
    });
    return (await response.body.json()) as { userid: number; refreshtoken: string };
  };
  const { userid, refreshtoken } = await callApi('admin/guest', { username: 'robin@example.com' });
  const address = { address: '1 Example Street', city: 'London', postalcode: '', mobile: '' };
  const customer = { userid, name: 'Robin', lastname: 'Example', ...address };
  await callApi('users/addcustomers', customer, refreshtoken);
  let orderCount = 0;
  return () => ({
    path: '/api/users/orderplace',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...createBearerHeader(refreshtoken) },
    body: JSON.stringify({
      userid,
      totalamount,
      products,
      idempotencyKey: `bench-${userid}-${(orderCount += 1)}`,
    }),
    status: 200,
    expected: (body) => /"orderno":"SLR\d+"/.test(body.toString()),
  });
}

const createBearerHeader = (token: string) => ({ authorization: `bearer ${token}` });
