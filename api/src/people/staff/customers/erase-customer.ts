import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { buildMailboxSql, findMailbox } from '../../records/build-mailbox-sql.ts';
import type { CurrentUser } from '../../sessions/sessions.ts';
import { users } from '../../records/tables.ts';
import { isEmailAddress } from '../../../contact/is-email-address.ts';
import { contactMessages } from '../../../contact/tables.ts';
import { deleteDraftsWithEmails } from '../../../compose/records/drafts.ts';
import type { Db, Tx } from '../../../db/db.ts';
import { conflict, HttpError } from '../../../http/http-error.ts';
import { enqueueMail } from '../../../mail/queue/queue.ts';
import { mails } from '../../../mail/queue/tables.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';
import { eraseQuotes } from '../../../quotes/records/erase-quotes.ts';
import { quotes } from '../../../quotes/records/tables.ts';
import { eraseOrders, eraseUser, listOpenOrderNumbers } from '../../accounts/erase-account.ts';
import { type CustomerKey, type CustomerRecord, findCustomerRecord } from './find-customer.ts';

/** Numbers of erased accounts, messages and quotes, and of orders without personal data from now on. */
export interface Erasure {
  accounts: number;
  orders: number;
  messages: number;
  quotes: number;
}

/**
 * Erases a person at the person's request: accounts, guests, addresses, messages and mails. The
 * orders stay for the bookkeeping, without personal data. Throws 400 unless `typedEmail` is an
 * e-mail of the person. Throws 409 while an order of the person is open, or if the person is a
 * member of staff.
 */
export async function eraseCustomer(
  db: Db,
  user: CurrentUser,
  key: CustomerKey,
  typedEmail: string,
): Promise<Erasure> {
  return db.transaction(async (tx) => {
    const customer = await findCustomerRecord(tx, key);
    if ((await findMailbox(tx, typedEmail)) !== customer.mailbox) throw new WrongEmailError();
    await lockUsers(tx, customer);
    await requireErasable(tx, customer);
    const quoteCount = await eraseQuotes(tx, eq(quotes.mailbox, customer.mailbox));
    const messages = await tx
      .delete(contactMessages)
      .where(customer.isOwnMessage)
      .returning({ id: contactMessages.id });
    await deleteMails(tx, customer.mailbox);
    const emails = [customer.email, typedEmail.trim(), ...customer.users.map(({ email }) => email)];
    await deleteDraftsWithEmails(tx, emails);
    const orderNumbers = await eraseOrders(tx, customer.isOwnOrder);
    for (const { id } of customer.users) await eraseUser(tx, id);
    if (isEmailAddress(customer.email))
      await enqueueMail(tx, { job: { kind: 'customer-erased', to: customer.email } });
    await writeAudit(tx, user, {
      action: 'customer.erased',
      subject: { kind: 'customer', id: customer.path },
      after: { accounts: customer.users.map(({ id }) => id), orders: orderNumbers },
    });
    return {
      accounts: customer.users.length,
      orders: orderNumbers.length,
      messages: messages.length,
      quotes: quoteCount,
    };
  });
}

class WrongEmailError extends HttpError {
  override readonly extraFields = { field: 'email' };

  constructor() {
    super(400, 'wrong_email', "E-mail: this is not this person's address.");
  }
}

async function lockUsers(tx: Tx, customer: CustomerRecord): Promise<void> {
  const ids = customer.users.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)).for('update');
}

async function requireErasable(tx: Tx, customer: CustomerRecord): Promise<void> {
  if (customer.users.some(({ role }) => role === 'staff'))
    throw conflict('This is the account of a colleague. The owner removes it under People.');
  const openOrderNumbers = await listOpenOrderNumbers(tx, customer.isOwnOrder);
  if (openOrderNumbers.length > 0)
    throw conflict(
      `Nothing can be erased while an order is open: ${openOrderNumbers.join(', ')}. Complete or cancel it first.`,
      'open_orders',
    );
}

/**
 * Deletes queued and sent mails whose job contains an address of the mailbox, in any spelling.
 * Mails with a unique name (`once`) stay, because such mails contain no customer's address.
 */
async function deleteMails(tx: Tx, mailbox: string): Promise<void> {
  const emails = [
    sql`${mails.job}->>'to'`,
    sql`${mails.job}->>'email'`,
    sql`${mails.job}->'message'->>'email'`,
  ];
  const isOfMailbox = emails.map((email) => sql`${buildMailboxSql(email)} = ${mailbox}`);
  await tx.delete(mails).where(and(isNull(mails.once), or(...isOfMailbox)));
}
