import type { Page } from '@playwright/test';
import { someDetails } from './checkout.ts';
import type { Kept } from './kept.ts';

/** A user of the shop's own backend. */
export interface Shopper {
  id: number;
  token: string;
}

/** Calls the shop's own backend. Rejects if the call is refused. */
export async function ask<Answer>(
  shop: { url: string },
  path: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<Answer> {
  const answer = await fetch(`${shop.url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `bearer ${token}` }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Creates a guest, with saved shipping details by default. */
export async function newGuest(
  shop: { url: string },
  email: string,
  { details = true } = {},
): Promise<Shopper> {
  const { userid: id, refreshtoken: token } = await ask<{ userid: number; refreshtoken: string }>(
    shop,
    'admin/guest',
    { body: { username: email } },
  );
  if (details) await saveDetails(shop, { id, token });
  return { id, token };
}

const saveDetails = (shop: { url: string }, { id, token }: Shopper): Promise<unknown> =>
  ask(shop, 'users/addcustomers', {
    token,
    body: {
      name: someDetails['First Name'],
      lastname: someDetails['Last Name'],
      city: someDetails.City,
      mobile: someDetails.Mobile,
      address: someDetails.Address,
      postalcode: someDetails['Post Code'],
      userid: id,
    },
  });

/** Returns a guest in the format of local storage. */
export const keptShopper = ({ id, token }: Shopper): Kept => ({
  user: { id, role: 'guest' },
  token,
});

export interface OwnOrder {
  orderno: string;
  totalamount: number;
  deliverycharge: number;
  state: string;
}

/** Returns the orders of a shopper from the backend. */
export const ordersOf = (shop: { url: string }, { token }: Shopper): Promise<OwnOrder[]> =>
  ask<OwnOrder[]>(shop, 'users/getorders', { token });

/** Returns the signed-in user of a page. */
export const shopperOf = (page: Page): Promise<Shopper> =>
  page.evaluate(() => ({
    id: (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: number }).id,
    token: localStorage.getItem('token') ?? '',
  }));
