import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailJob } from './letter.ts';

/** Mails to send and sent; written in the transaction of what they tell of (decision 32). */
export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    job: jsonb().$type<MailJob>().notNull(),
    /** Makes a mail that must go out once unique; null for the others. */
    once: text().unique(),
    /** The mail server of the recipient, once a worker has found that it has enough to do. */
    server: text(),
    attempts: integer().notNull().default(0),
    /** When it is due: a worker that takes it puts this off, so that a crash only delays it. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** Name of the sender that took the email last; null after a failed try. */
    takenBy: text('taken_by'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('mails_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
    index('mails_not_once')
      .on(table.createdAt)
      .where(sql`${table.once} is null`),
  ],
);
