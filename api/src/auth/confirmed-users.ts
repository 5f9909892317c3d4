import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { users } from './tables.ts';

/**
 * Notes that whoever uses the user's e-mail deals with the shop: they paid, or followed a link that
 * was sent to it. Until then anybody may have typed it, and it is written to sparingly.
 */
export async function confirmUser(tx: Tx, userid: number): Promise<void> {
  await tx
    .update(users)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(users.id, userid), isNull(users.confirmedAt)));
}

/**
 * The mailbox of a user whom nobody has confirmed, the same however it is written; null for a
 * confirmed user.
 */
export async function unconfirmedMailbox(tx: Tx, userid: number): Promise<string | null> {
  const { email, confirmedAt } = users;
  const [user] = await tx.select({ email, confirmedAt }).from(users).where(eq(users.id, userid));
  if (user === undefined) throw new Error(`The user ${userid} does not exist.`);
  return user.confirmedAt === null ? mailboxOf(user.email) : null;
}

/** What stands behind a plus is a label of the same mailbox; Gmail looks at no dots either. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)].map((part) =>
    part.trim().toLowerCase(),
  ) as [string, string];
  const name = local.split('+')[0] || local;
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
