import type { Page } from '@playwright/test';
import { sampleDetails } from './checkout.ts';
import type { StoredState } from './stored-state.ts';

export interface Shopper {
  id: number;
  token: string;
}

/** Cookies of staff sessions by token. The backend refuses a token of staff without its cookie. */
const staffCookies = new Map<string, string>();

/** Returns the cookies that a browser needs for a session. Only sessions of staff have one. */
export function getStaffCookies(shop: { url: string }, { token = '' }: StoredState) {
  const [name = '', value = ''] = staffCookies.get(token)?.split('=') ?? [];
  return name === '' ? [] : [{ name, value, url: shop.url }];
}

/**
 * Calls the shop's backend, with POST if there is a `body`. Rejects if the backend refuses the
 * call.
 */
export async function callBackend<ResponseBody>(
  shop: { url: string },
  path: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<ResponseBody> {
  const response = await fetch(`${shop.url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && {
        Authorization: `bearer ${token}`,
        Cookie: staffCookies.get(token) ?? '',
      }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const content = (await response.json()) as ResponseBody & { refreshtoken?: string };
  const [cookie] = response.headers.getSetCookie();
  if (content.refreshtoken && cookie)
    staffCookies.set(content.refreshtoken, cookie.split(';', 1)[0] ?? '');
  return content;
}

/** Signs in a guest. Saves delivery details unless `details` is false. */
export async function createGuest(
  shop: { url: string },
  email: string,
  { details: hasDetails = true } = {},
): Promise<Shopper> {
  const { userid: id, refreshtoken: token } = await callBackend<{
    userid: number;
    refreshtoken: string;
  }>(shop, 'admin/guest', { body: { username: email } });
  if (hasDetails) await saveDetails(shop, { id, token });
  return { id, token };
}

const saveDetails = (shop: { url: string }, { id, token }: Shopper): Promise<unknown> =>
  callBackend(shop, 'users/addcustomers', {
    token,
    body: {
      name: sampleDetails['First Name'],
      lastname: sampleDetails['Last Name'],
      city: sampleDetails.City,
      mobile: sampleDetails.Mobile,
      address: sampleDetails.Address,
      postalcode: sampleDetails['Post Code'],
      userid: id,
    },
  });

export const toStoredState = ({ id, token }: Shopper): StoredState => ({
  user: { id, role: 'guest' },
  token,
});

export interface OwnOrder {
  orderno: string;
  totalamount: number;
  deliverycharge: number;
  state: string;
}

export const readOrders = (shop: { url: string }, { token }: Shopper): Promise<OwnOrder[]> =>
  callBackend<OwnOrder[]>(shop, 'users/getorders', { token });

export const readShopper = (page: Page): Promise<Shopper> =>
  page.evaluate(() => ({
    id: (JSON.parse(localStorage.getItem('user') ?? '{}') as { id: number }).id,
    token: localStorage.getItem('token') ?? '',
  }));
