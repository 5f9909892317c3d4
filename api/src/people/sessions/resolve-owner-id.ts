import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/db.ts';
import { notFound } from '../../http/http-error.ts';
import { users } from '../records/tables.ts';

/**
 * Returns the id of the user whose data a request writes: `userid` of the body, or else the
 * caller's id. Does not check whether the caller may use this id, so the route needs the hook
 * `requireOwnId('userid')`. Throws 404 for an unknown user.
 */
export async function resolveOwnerId(
  db: Db,
  { user, body }: Pick<FastifyRequest, 'user'> & { body: { userid?: number } },
): Promise<number> {
  const { userid = user.id } = body;
  if (userid === user.id) return userid;
  const [namedUser] = await db.select({ id: users.id }).from(users).where(eq(users.id, userid));
  if (namedUser === undefined) throw notFound('There is no such user.');
  return namedUser.id;
}
