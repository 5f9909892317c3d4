import { randomUUID } from 'node:crypto';
import { computeCode } from '../../support/staff/totp.ts';
import type { Cluster } from '../servers/cluster.ts';
import { callSuccessfully } from './call.ts';

export interface SignedIn {
  userid: number;
  refreshtoken: string;
}

const PASSWORD = 'a password of the cluster';

/**
 * Creates the shop's owner by the command `staff:add`, and signs the owner in with a second factor.
 */
export async function signOwnerIn(cluster: Cluster, api: string): Promise<string> {
  const email = 'owner@example.com';
  await cluster.runCommandOfShop('api/src/cli/staff-add.ts', [email], `${PASSWORD}\n`);
  const { refreshtoken: token } = await callSuccessfully<SignedIn>(`${api}/admin/userlogin`, {
    body: { username: email, password: PASSWORD },
  });
  const { data } = await callSuccessfully<{ data: { secret: string; setup: string } }>(
    `${api}/staff/security/begin`,
    { token, body: { password: PASSWORD } },
  );
  const body = { setup: data.setup, code: computeCode(data.secret) };
  await callSuccessfully(`${api}/staff/security/turn-on`, { token, body });
  return token;
}

export const signCustomerUp = (api: string): Promise<SignedIn> =>
  callSuccessfully(`${api}/admin/usersignup`, {
    body: { username: `${randomUUID()}@example.com`, password: PASSWORD },
  });

/** Adds a guest with shipping details. */
export async function addGuest(api: string): Promise<SignedIn> {
  const guest = await callSuccessfully<SignedIn>(`${api}/admin/guest`, {
    body: { username: `${randomUUID()}@example.com` },
  });
  const details = { name: 'Robin', lastname: 'Example', city: 'London', mobile: '07700900123' };
  const address = { address: '1 Example Street', postalcode: 'SW1A 1AA', userid: guest.userid };
  await callSuccessfully(`${api}/users/addcustomers`, {
    token: guest.refreshtoken,
    body: { ...details, ...address },
  });
  return guest;
}
