import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Person } from './people.ts';

type Shopper = Pick<Person, 'id' | 'headers'>;

/** Seeded products that the tests order, with amounts in pounds. */
export const tape = { productid: 34, price: 12 };
export const kitA = { productid: 70, price: 239 };
/**
 * A dress with two add-ons: add-on 1 'Keepsake Box' (£35, personalised £55) and add-on 3 (£18).
 * Delivery costs £24 with a card payment.
 */
export const dress = { productid: 1, price: 145 };

/** Returns the `packages` text as the storefront sends it. */
export const buildPackagesText = (
  ...options: {
    id: number;
    name?: string;
    amount?: number;
    option?: string;
    personalisation?: string;
  }[]
) => JSON.stringify(options);

export const createLine = (productid: number, cartquantity = 1, packages = '[]') => ({
  productid,
  packages,
  cartquantity,
});

export const sendPost = (app: FastifyInstance, shopper: Shopper, url: string, payload: object) =>
  app.inject({ method: 'POST', url, headers: shopper.headers, payload });

/**
 * Longest time for which a shop may be too busy, in ms. Hundreds of concurrent orders take a small
 * part of it.
 */
const PATIENCE_MS = 400_000;

/** First and longest pause of a shopper before a retry, in ms. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 4000;

/**
 * Repeats a request while the shop is too busy, as a shopper would. Doubles each pause up to a
 * limit, so that retries hardly load a slow machine.
 */
export async function retryWhileBusy<Answer extends { statusCode: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    const response = await send();
    if (response.statusCode !== 503 || Date.now() > end) return response;
    await pause(wait);
  }
}

export const sendGet = (app: FastifyInstance, shopper: Shopper, url: string) =>
  app.inject({ method: 'GET', url, headers: shopper.headers });

/** Saves shipping details and returns their id. */
export async function saveShippingDetails(
  app: FastifyInstance,
  shopper: Shopper,
  lastname = 'Example',
) {
  const response = await sendPost(app, shopper, '/users/addcustomers', {
    name: 'Robin',
    lastname,
    city: 'London',
    mobile: '07700900123',
    address: '1 Example Street',
    postalcode: 'SW1A 1AA',
    userid: shopper.id,
  });
  return response.json<{ insertId: number }>().insertId;
}

/** Returns the body of a request to `orderplace`. */
export const buildOrderBody = (shopper: Shopper, totalamount: number, ...products: object[]) => ({
  userid: shopper.id,
  totalamount,
  orderno: 'SLR10001',
  transactionid: 'OFFLINE',
  payment_method: 'offline',
  products,
});

/** Places an order of one piece. `fields` are additional fields of the request. */
export const placeProduct = (
  app: FastifyInstance,
  shopper: Shopper,
  { productid, price }: { productid: number; price: number },
  fields: object = {},
) =>
  placeOrder(app, shopper, {
    ...buildOrderBody(shopper, price, createLine(productid)),
    ...fields,
  });

/** Places an order and fails the test if it is refused. */
export async function placeOrder(app: FastifyInstance, shopper: Shopper, body: object) {
  const response = await sendPost(app, shopper, '/users/orderplace', body);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<{ orderno: string; orderid: number; totalamount: number }>();
}
