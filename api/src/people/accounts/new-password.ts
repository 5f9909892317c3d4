import { and, eq } from 'drizzle-orm';
import { deleteKnownIps, saveKnownIp } from '../sign-in/known-ips.ts';
import { hashPassword } from '../sign-in/password.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { MIN_PASSWORD_LENGTH } from '../sign-in/sign-in.ts';
import { sessions, users } from '../records/tables.ts';
import type { PasswordCost } from '../../config/password-cost.ts';
import type { Db } from '../../db/db.ts';
import { badRequest } from '../../http/http-error.ts';
import { enqueueMail } from '../../mail/queue/queue.ts';
import { checkLink, deleteLinks, createLinkEndedError, consumeLink } from './links.ts';

/**
 * Sets a new password with the token of a mailed link, which works once. Deletes all sessions,
 * known IP addresses and links of the user, so that an intruder is signed out. Throws 400 for a
 * short password, without consuming the link. Throws 410 for an invalid link.
 */
export async function setForgottenPassword(
  db: Db,
  { token, password }: { token: string; password: string },
  cost: PasswordCost,
): Promise<void> {
  requirePasswordLength(password);
  await checkLink(db, 'password', token);
  const passwordHash = await hashPassword(password, cost);
  await db.transaction(async (tx) => {
    const { userid } = await consumeLink(tx, 'password', token);
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userid), eq(users.role, 'customer')))
      .returning({ email: users.email });
    if (user === undefined) throw createLinkEndedError();
    await tx.delete(sessions).where(eq(sessions.userid, userid));
    await deleteKnownIps(tx, userid);
    await deleteLinks(tx, userid);
    await enqueueMail(tx, { job: { kind: 'password-changed', to: user.email } });
  });
}

/**
 * Changes the password of the signed-in user. The caller must have checked the present password.
 * Deletes the user's mailed links, all other sessions, and the known IP addresses except that of
 * the current session. Throws 400 for a short password.
 */
export async function changePassword(
  db: Db,
  { id, email }: { id: number; email: string },
  newPassword: string,
  currentSession: { token: string; ip: string },
  cost: PasswordCost,
): Promise<void> {
  requirePasswordLength(newPassword);
  const passwordHash = await hashPassword(newPassword, cost);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await endOtherSessions(tx, id, currentSession.token);
    await deleteKnownIps(tx, id);
    await saveKnownIp(tx, id, currentSession.ip);
    await deleteLinks(tx, id);
    await enqueueMail(tx, { job: { kind: 'password-changed', to: email } });
  });
}

/** Throws 400 if the password is shorter than `MIN_PASSWORD_LENGTH`, the limit for sign-ups. */
export function requirePasswordLength(password: string): void {
  if (password.length >= MIN_PASSWORD_LENGTH) return;
  throw badRequest(
    `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`,
    'short_password',
  );
}
