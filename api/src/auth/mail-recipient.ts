import { and, eq, lt, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/db.ts';
import { users } from './tables.ts';

/** The counter for mails to a user. */
export type MailRecipient = { account: string } | { recipient: string };

/**
 * Returns the counter for mails to a user. The first account of a mailbox has its own, so that
 * others cannot exhaust it. Guests and later accounts with other spellings share one per mailbox,
 * because anybody can create them.
 */
export async function mailRecipientOf(tx: Tx, userid: number): Promise<MailRecipient> {
  const first = alias(users, 'first');
  const earlier = and(
    eq(first.mailbox, users.mailbox),
    ne(first.role, 'guest'),
    lt(first.id, users.id),
  );
  const [user] = await tx
    .select({ role: users.role, mailbox: users.mailbox, earlier: first.id })
    .from(users)
    .leftJoin(first, earlier)
    .where(eq(users.id, userid))
    .limit(1);
  if (user === undefined) throw new Error(`The user ${userid} does not exist.`);
  const isFirst = user.role !== 'guest' && user.earlier === null;
  return isFirst ? { account: String(userid) } : { recipient: user.mailbox ?? '' };
}
