import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db.ts';
import { users } from './tables.ts';

/**
 * Recipient to whom the mail limits count a mail: the user's account, or the mailbox of the user's
 * e-mail.
 */
export type MailRecipient = { account: string } | { recipient: string };

/**
 * Returns the recipient to whom the mail limits count a mail to this user. All spellings of an
 * e-mail address have the same mailbox. The oldest account of a mailbox has a limit of its own, so
 * that strangers cannot use up this limit. Guests and newer accounts share one limit per mailbox,
 * because anybody can create guests and accounts with another spelling of the address.
 */
export async function loadMailRecipient(tx: Tx, userid: number): Promise<MailRecipient> {
  const [user] = await tx
    .select({ recipient: mailRecipientColumn })
    .from(users)
    .where(eq(users.id, userid));
  if (user === undefined) throw new Error(`The user ${userid} does not exist.`);
  return user.recipient;
}

/** SQL column for queries of `users`, with the same recipient as `loadMailRecipient`. */
export const mailRecipientColumn: SQL<MailRecipient> = sql<MailRecipient>`
  case when users.role <> 'guest' and not exists (
    select from users earlier
    where earlier.mailbox = users.mailbox and earlier.role <> 'guest' and earlier.id < users.id)
  then jsonb_build_object('account', users.id::text)
  else jsonb_build_object('recipient', coalesce(users.mailbox, '')) end`;
