import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { countPasswordAttempt, uncountPasswordAttempt } from '../sign-in/password-attempts.ts';
import { checkPassword } from '../sign-in/password.ts';
import { users } from '../records/tables.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { forbidden } from '../../http/http-error.ts';
import { invalidField } from '../../http/invalid-field.ts';

/**
 * Checks the caller's present password and returns the account. The check stops somebody who finds
 * an unlocked device from changing the password or the e-mail. A wrong password counts as a failed
 * sign-in. Throws 403 instead of 401 for a wrong password, because a 401 would end the session.
 * Throws 429 after too many wrong passwords.
 */
export async function authenticateOwner(
  context: ApiContext,
  request: Pick<FastifyRequest, 'ip' | 'user'>,
  password: string,
): Promise<{ id: number; email: string }> {
  const { config, db } = context;
  const [account] = await db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, request.user.id));
  if (account === undefined) throw forbidden();
  const { passwordHash: _passwordHash, ...owner } = account;
  const attemptCounters = await countPasswordAttempt(context, request, owner.email);
  if (!(await checkPassword(db, account, password, config.passwordCost)))
    throw invalidField('password', 'This is not your present password.', 'wrong_password', 403);
  await uncountPasswordAttempt(context, attemptCounters);
  return owner;
}
