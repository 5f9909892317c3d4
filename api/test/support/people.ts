import type { FastifyInstance } from 'fastify';
import { addUser } from '../../src/auth/accounts.ts';
import { startSession } from '../../src/auth/sessions.ts';
import type { StaffRole } from 'contract/staff/permissions';
import type { Role } from '../../src/auth/tables.ts';
import type { Db } from '../../src/db/db.ts';

/** A user with a session. `headers` sign a request in. */
export interface Person {
  id: number;
  role: Role;
  email: string;
  token: string;
  headers: { authorization: string };
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
  const token = await startSession(db, user.id);
  return { ...user, email, token, headers: { authorization: `bearer ${token}` } };
}

/** Creates a guest through the endpoint that the storefront uses. */
export async function createGuest(app: FastifyInstance, username = 'guest@example.com') {
  const response = await app.inject({ method: 'POST', url: '/admin/guest', payload: { username } });
  const { userid, refreshtoken } = response.json<{ userid: number; refreshtoken: string }>();
  return { id: userid, headers: { authorization: `bearer ${refreshtoken}` } };
}
