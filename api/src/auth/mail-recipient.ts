import { and, eq, lt, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/db.ts';
import { users } from './tables.ts';

/** By whom mails to a user are counted. */
export type MailRecipient = { account: string } | { recipient: string };

/**
 * Whoever signed up with a mailbox first is counted alone, so that nobody else uses up what she has.
 * Guests, and accounts that came later by another spelling, are counted together per mailbox: anybody can
 * make any number of them.
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
