import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/db.ts';
import { users } from './tables.ts';

/** Key for counting mails to a user: the account, or the mailbox of the address. */
export type MailRecipient = { account: string } | { recipient: string };

/**
 * Returns the key for counting mails to a user. All spellings of an e-mail address have the same
 * mailbox. The oldest account of a mailbox has its own count, so that strangers cannot use up its
 * limit. Guests and newer accounts share one count per mailbox, because anybody can create them
 * with another spelling of the address.
 */
export async function loadMailRecipient(tx: Tx, userid: number): Promise<MailRecipient> {
  const [user] = await tx
    .select({ recipient: mailRecipientColumn })
    .from(users)
    .where(eq(users.id, userid));
  if (user === undefined) throw new Error(`The user ${userid} does not exist.`);
  return user.recipient;
}

/** SQL column for queries of `users`. Computes the same key as `loadMailRecipient`. */
export const mailRecipientColumn: SQL<MailRecipient> = sql<MailRecipient>`
  case when users.role <> 'guest' and not exists (
    select from users earlier
    where earlier.mailbox = users.mailbox and earlier.role <> 'guest' and earlier.id < users.id)
  then jsonb_build_object('account', users.id::text)
  else jsonb_build_object('recipient', coalesce(users.mailbox, '')) end`;
