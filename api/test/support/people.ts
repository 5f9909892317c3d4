import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { addUser } from '../../src/people/records/accounts.ts';
import { startSession, type SessionSecrets } from '../../src/people/sessions/sessions.ts';
import { staffCookie } from '../../src/people/sessions/staff-cookie.ts';
import type { StaffRole } from 'contract/calls/permissions';
import type { Role } from '../../src/people/records/tables.ts';
import type { Db } from '../../src/db/db.ts';

/** A session of staff needs its cookie besides its token. */
export type SignedInHeaders = { authorization: string; cookie?: string };

/** A user with a session. `headers` sign a request in. */
export interface Person {
  id: number;
  role: Role;
  email: string;
  token: string;
  headers: SignedInHeaders;
}

let count = 0;

/**
 * Adds a user with this role and a session directly to the database. This avoids hashing a
 * password.
 */
export async function createPerson(
  db: Db,
  role: Role = 'customer',
  email = `${role}-${(count += 1)}@example.com`,
  staffRole: StaffRole | null = role === 'staff' ? 'owner' : null,
): Promise<Person> {
  const user = await addUser(db, { role, staffRole, email });
  if (user === null) throw new Error(`${email} is taken.`);
  const secrets = await startSession(db, user);
  return { ...user, email, token: secrets.token, headers: toHeaders(secrets) };
}

export const toHeaders = ({ token, cookie }: SessionSecrets): SignedInHeaders => ({
  authorization: `bearer ${token}`,
  ...(cookie !== null && { cookie: staffCookie.build(cookie, false).split(';', 1)[0] ?? '' }),
});

/** Returns the headers of the session that a response of a sign-in opens. */
export function readHeaders(response: LightMyRequestResponse): SignedInHeaders {
  const { refreshtoken } = response.json<{ refreshtoken: string }>();
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { authorization: `bearer ${refreshtoken}`, ...(cookie !== '' && { cookie }) };
}

/** Creates a guest through the endpoint that the storefront uses. */
export async function createGuest(app: FastifyInstance, username = 'guest@example.com') {
  const response = await app.inject({ method: 'POST', url: '/admin/guest', payload: { username } });
  const { userid, refreshtoken } = response.json<{ userid: number; refreshtoken: string }>();
  return { id: userid, headers: { authorization: `bearer ${refreshtoken}` } };
}
