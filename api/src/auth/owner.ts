import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { notFound } from '../http/http-error.ts';
import { users } from './tables.ts';

/**
 * Whose record a call writes: the caller's own, or for staff the user that the body names. Behind
 * `requireOwn('userid')`, which refuses everyone else. Throws 404 when staff name nobody we know.
 */
export async function ownerOf(
  db: Db,
  { user, body }: Pick<FastifyRequest, 'user'> & { body: { userid?: number } },
): Promise<number> {
  const { userid = user.id } = body;
  if (userid === user.id) return userid;
  const [named] = await db.select({ id: users.id }).from(users).where(eq(users.id, userid));
  if (named === undefined) throw notFound('There is no such user.');
  return named.id;
}
