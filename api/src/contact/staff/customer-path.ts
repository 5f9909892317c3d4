import { and, asc, eq, ne } from 'drizzle-orm';
import { users } from '../../people/records/tables.ts';
import type { Tx } from '../../db/db.ts';
import { findNewestOrderNumber } from '../../orders/records/orders-of-mailbox.ts';
import { contactMessages } from '../tables.ts';

/**
 * Returns the path of the page about a mailbox's person, below /admin/customers. Returns null for
 * an unknown mailbox. The path names an account, an order or a message, so that URLs contain no
 * personal data.
 */
export async function findCustomerPath(tx: Tx, mailbox: string): Promise<string | null> {
  if (!isMailbox(mailbox)) return null;
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.mailbox, mailbox), ne(users.role, 'guest')))
    .orderBy(asc(users.id))
    .limit(1);
  if (account !== undefined) return String(account.id);
  const orderno = await findNewestOrderNumber(tx, mailbox);
  if (orderno !== null) return `of-order/${orderno}`;
  const [message] = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.mailbox, mailbox))
    .orderBy(asc(contactMessages.id))
    .limit(1);
  return message === undefined ? null : `of-message/${message.id}`;
}

/**
 * Returns whether a mailbox has a name and a domain. False for the mailbox of an erased or missing
 * e-mail.
 */
export const isMailbox = (mailbox: string): boolean => /^[^@]+@[^@]+$/.test(mailbox);
