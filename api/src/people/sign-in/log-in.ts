import { hasFactor } from './factor/check-code.ts';
import { createChallenge } from './factor/challenges.ts';
import type { CurrentUser } from '../sessions/sessions.ts';
import { authenticate, type SignedInUser, signInUser } from './sign-in.ts';
import type { Tx } from '../../db/db.ts';
import type { ApiContext } from '../../http/api-routes.ts';
import { writeAudit } from '../../audit/records/write-audit.ts';
import { countSignInFailure, recordWrongPassword } from './record-refusal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listPermissions } from 'contract/calls/permissions';
import { staffCookie } from '../sessions/staff-cookie.ts';
import type { Config } from '../../config/config.ts';
import { isSecureRequest } from '../../http/resolve-site-origin.ts';

/** The token of a sign-in that waits for the code of the second factor. */
interface PendingSignIn {
  challenge: string;
}

/**
 * Signs in a registered user. For a staff member with a second factor, begins the second step
 * instead. Resolves to null for an unknown e-mail or a wrong password.
 */
export async function logIn(
  context: ApiContext,
  { username, password }: { username: string; password: string },
  ip: string,
): Promise<SignedInUser | PendingSignIn | null> {
  const { config, db } = context;
  const user = await authenticate(db, username, password, config.passwordCost);
  if (user === null) {
    countSignInFailure('password');
    await recordWrongPassword(context, username, ip);
    return null;
  }
  return db.transaction(async (tx) => {
    if (user.role === 'staff' && (await hasFactor(tx, user.id)))
      return { challenge: await createChallenge(tx, user.id) };
    return startRecordedSession(tx, user, ip, 'password');
  });
}

/** Starts a session. Writes the sign-in of a staff member to the audit log. */
export async function startRecordedSession(
  tx: Tx,
  user: CurrentUser,
  ip: string,
  method: 'password' | 'app' | 'recovery',
): Promise<SignedInUser> {
  const signedInUser = await signInUser(tx, user, ip);
  if (user.role === 'staff')
    await writeAudit(tx, user, {
      action: 'session.started',
      subject: { kind: 'person', id: user.id },
      after: { method },
    });
  return signedInUser;
}

/** Sets the cookie of staff. Returns the common part of the responses to all sign-ins. */
export function openSession(
  { config }: { config: Config },
  request: FastifyRequest,
  reply: Pick<FastifyReply, 'header'>,
  { token, cookie, role, staffRole }: SignedInUser,
) {
  if (cookie !== null)
    reply.header('set-cookie', staffCookie.build(cookie, isSecureRequest(config, request)));
  const permissions = role === 'staff' ? { permissions: listPermissions(staffRole) } : {};
  return { status: true as const, refreshtoken: token, role, ...permissions };
}
