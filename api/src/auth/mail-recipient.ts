import { eq, type SQL, sql } from 'drizzle-orm';
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
  const [user] = await tx
    .select({ recipient: mailRecipient })
    .from(users)
    .where(eq(users.id, userid));
  if (user === undefined) throw new Error(`The user ${userid} does not exist.`);
  return user.recipient;
}

/** The mail recipient as a column, for queries of `users`. */
export const mailRecipient: SQL<MailRecipient> = sql<MailRecipient>`
  case when users.role <> 'guest' and not exists (
    select from users earlier
    where earlier.mailbox = users.mailbox and earlier.role <> 'guest' and earlier.id < users.id)
  then jsonb_build_object('account', users.id::text)
  else jsonb_build_object('recipient', coalesce(users.mailbox, '')) end`;
