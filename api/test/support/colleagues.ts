import type { StaffRole } from 'contract/calls/permissions';
import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { hashPassword } from '../../src/people/sign-in/password.ts';
import { staffFactors, users } from '../../src/people/records/tables.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { createPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

export const password = 'a long password';

let lastAddress = 0;

/**
 * Creates a staff member with a session and a password. Returns the member with functions that call
 * the backend as this member.
 */
export async function createColleague(
  shop: TestApp,
  staffRole: StaffRole = 'owner',
  email?: string,
) {
  const member = await createPerson(shop.db, 'staff', email, staffRole);
  const passwordHash = await hashPassword(password, cheapPasswords.passwordCost);
  await shop.db.update(users).set({ passwordHash, name: 'Pat' }).where(eq(users.id, member.id));
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    shop.app.inject({ method, url, headers: member.headers, ...(payload && { payload }) });
  return {
    ...member,
    get: (url: string) => call('GET', url),
    post: (url: string, payload: object = {}) => call('POST', url, payload),
  };
}

export type TestColleague = Awaited<ReturnType<typeof createColleague>>;

/** Returns an IP address from which nobody has signed in. */
export const createUnusedIp = () => {
  lastAddress += 1;
  return `198.${18 + Math.floor(lastAddress / 60_000)}.${Math.floor(lastAddress / 250) % 240}.${lastAddress % 250}`;
};

export const logIn = (shop: TestApp, username: string, remoteAddress = createUnusedIp()) =>
  shop.app.inject({
    method: 'POST',
    url: '/admin/userlogin',
    payload: { username, password },
    remoteAddress,
  });

export const sendCode = (
  shop: TestApp,
  challenge: string,
  code: string,
  remoteAddress = createUnusedIp(),
) =>
  shop.app.inject({
    method: 'POST',
    url: '/admin/userlogin/factor',
    payload: { challenge, code },
    remoteAddress,
  });

/** Returns the code that the authenticator app displays at a time, by default now. */
export const computeAppCode = (secret: string, atMs = Date.now()) =>
  generateSync({ secret, epoch: Math.floor(atMs / 1000) });

/**
 * Turns on the second factor of a colleague. Also calls `forgetStep`, so that the next code works.
 */
export async function turnOnFactor(shop: TestApp, member: TestColleague) {
  const begun = await member.post('/staff/security/begin', { password });
  const { secret, setup } = begun.json().data as { secret: string; setup: string };
  const turnedOn = await member.post('/staff/security/turn-on', {
    setup,
    code: computeAppCode(secret),
  });
  await forgetStep(shop, member.id);
  return { secret, recoveryCodes: turnedOn.json().data.recoverycodes as string[] };
}

/** Resets the last used time step, so that a code of the present step works again. */
export async function forgetStep({ db }: TestApp, userid: number): Promise<void> {
  await db.update(staffFactors).set({ lastStep: 0 }).where(eq(staffFactors.userid, userid));
}
