import { asc, eq, inArray } from 'drizzle-orm';
import type { CurrentUser } from '../../sessions/sessions.ts';
import { contactMessages, messageReplies } from '../../../contact/tables.ts';
import type { Db, Tx } from '../../../db/db.ts';
import { writeAudit } from '../../../audit/records/write-audit.ts';
import { exportGarments } from '../../../garments/records/erase-garments.ts';
import { exportQuotes } from '../../../quotes/records/export-quotes.ts';
import { quotes } from '../../../quotes/records/tables.ts';
import { exportJobs } from '../../../work/crew/export-jobs.ts';
import { exportOrders, exportUser } from '../../accounts/export-account.ts';
import type { CustomerRecord } from './find-customer.ts';

/**
 * Returns the stored data of a person, without internal notes of staff, in a format like that of `exportAccount`. Records in the
 * audit log that staff exported the data. Amounts of orders are integer pence.
 */
export async function exportCustomer(db: Db, user: CurrentUser, customer: CustomerRecord) {
  const accounts = [];
  for (const { id } of customer.users) accounts.push(await exportUser(db, id));
  const data = {
    exported: new Date().toISOString(),
    about:
      'What we keep about this person, without the internal notes of our staff. Amounts of orders are in pence.',
    email: customer.email,
    accounts,
    orders: await exportOrders(db, customer.isOwnOrder),
    garments: await exportGarments(db, customer.isOwnOrder),
    jobs: await exportJobs(db, customer.isOwnOrder),
    messages: await exportMessages(db, customer),
    quotes: await exportQuotes(db, eq(quotes.mailbox, customer.mailbox)),
  };
  await db.transaction((tx) =>
    writeAudit(tx, user, {
      action: 'customer.exported',
      subject: { kind: 'customer', id: customer.path },
    }),
  );
  return data;
}

/** Returns the person's messages with their threads, without the ids of colleagues. */
async function exportMessages(tx: Tx, { isOwnMessage }: CustomerRecord) {
  const rows = await tx
    .select()
    .from(contactMessages)
    .where(isOwnMessage)
    .orderBy(asc(contactMessages.id));
  const ids = rows.map(({ id }) => id);
  const replies =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(messageReplies)
          .where(inArray(messageReplies.messageid, ids))
          .orderBy(asc(messageReplies.id));
  const repliesByMessage = Map.groupBy(replies, ({ messageid }) => messageid);
  return rows.map(({ id, kind, state, name, subject, email, phone, message, createdAt }) => ({
    id,
    kind,
    state,
    name,
    subject,
    email,
    phone,
    message,
    createdAt,
    replies: (repliesByMessage.get(id) ?? []).map((reply) => ({
      author: reply.author,
      text: reply.text,
      createdAt: reply.createdAt,
    })),
  }));
}
