import { asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { findMailbox } from '../../records/build-mailbox-sql.ts';
import { users } from '../../records/tables.ts';
import { findCustomerPath, isMailbox } from '../../../contact/staff/customer-path.ts';
import { contactMessages } from '../../../contact/tables.ts';
import type { Tx } from '../../../db/db.ts';
import { notFound } from '../../../http/http-error.ts';
import { MAX_ID } from 'contract/calls/wire';
import { isOrderOfMailbox } from '../../../orders/records/orders-of-mailbox.ts';
import { orders } from '../../../orders/records/tables.ts';

/**
 * Identifies a person. `of` determines whether `key` is the id of an account, the id of a message or
 * an order number.
 */
export interface CustomerKey {
  of: 'account' | 'of-order' | 'of-message';
  key: string;
}

/**
 * A person: all accounts, guests, orders and messages of one mailbox. All spellings of an e-mail
 * address have the same mailbox.
 */
export interface CustomerRecord {
  /** Path of the person's page below /admin/customers. */
  path: string;
  mailbox: string;
  /**
   * E-mail as spelled in the account, or else in the newest order, or else in the newest message.
   */
  email: string;
  users: (typeof users.$inferSelect)[];
  /** SQL condition that selects the person's orders. */
  isOwnOrder: SQL | undefined;
  /** SQL condition that selects the person's messages. */
  isOwnMessage: SQL;
}

/**
 * Returns the path of the person whose e-mail or order number is `text`, or null. Accepts any
 * spelling of the e-mail, and the order number in any case.
 */
export async function findExactCustomerPath(tx: Tx, text: string): Promise<string | null> {
  if (text.includes('@')) return findCustomerPath(tx, await findMailbox(tx, text));
  const mailbox = await findMailboxOfKey(tx, { of: 'of-order', key: text.toUpperCase() });
  return mailbox === null ? null : findCustomerPath(tx, mailbox);
}

/**
 * Returns the person of an account, an order or a message. Throws 404 if there is no such person,
 * or if the person was erased.
 */
export async function findCustomerRecord(tx: Tx, key: CustomerKey): Promise<CustomerRecord> {
  const mailbox = await findMailboxOfKey(tx, key);
  const path = mailbox === null ? null : await findCustomerPath(tx, mailbox);
  if (mailbox === null || path === null)
    throw notFound('There is no such person, or the data was erased.');
  const ownUsers = await tx
    .select()
    .from(users)
    .where(eq(users.mailbox, mailbox))
    .orderBy(sql`${users.role} = 'guest'`, asc(users.id));
  const userids = ownUsers.map(({ id }) => id);
  return {
    path,
    mailbox,
    email: ownUsers[0]?.email ?? (await findTypedEmail(tx, mailbox)),
    users: ownUsers,
    isOwnOrder: or(
      isOrderOfMailbox(mailbox),
      userids.length > 0 ? inArray(orders.userid, userids) : undefined,
    ),
    isOwnMessage: eq(contactMessages.mailbox, mailbox),
  };
}

/**
 * Returns the mailbox of an account, an order or a message. Returns null for an unknown key or an
 * erased e-mail.
 */
async function findMailboxOfKey(tx: Tx, { of, key }: CustomerKey): Promise<string | null> {
  const mailbox = await (of === 'of-order'
    ? findMailboxOfOrder(tx, key)
    : findMailboxOfId(tx, of === 'account' ? users : contactMessages, Number(key)));
  return mailbox !== null && isMailbox(mailbox) ? mailbox : null;
}

async function findMailboxOfOrder(tx: Tx, orderno: string): Promise<string | null> {
  const [order] = await tx
    .select({ email: orders.email })
    .from(orders)
    .where(eq(orders.orderno, orderno));
  return order === undefined ? null : findMailbox(tx, order.email);
}

async function findMailboxOfId(
  tx: Tx,
  table: typeof users | typeof contactMessages,
  id: number,
): Promise<string | null> {
  if (!Number.isInteger(id) || id < 1 || id > MAX_ID) return null;
  const [row] = await tx.select({ mailbox: table.mailbox }).from(table).where(eq(table.id, id));
  return row?.mailbox ?? null;
}

/** Returns the e-mail as spelled in the newest order, or else in the newest message. */
async function findTypedEmail(tx: Tx, mailbox: string): Promise<string> {
  const [order] = await tx
    .select({ email: orders.email })
    .from(orders)
    .where(isOrderOfMailbox(mailbox))
    .orderBy(desc(orders.id))
    .limit(1);
  if (order !== undefined) return order.email;
  const [message] = await tx
    .select({ email: contactMessages.email })
    .from(contactMessages)
    .where(eq(contactMessages.mailbox, mailbox))
    .orderBy(desc(contactMessages.id))
    .limit(1);
  return message?.email ?? mailbox;
}
