import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailJob } from '../email/email.ts';

/**
 * Queued and sent mails. A mail is inserted in the transaction of the event that it reports. The
 * event and its mail thus exist together or not at all.
 */
export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    job: jsonb().$type<MailJob>().notNull(),
    /** Unique name of a mail that is sent only once, otherwise null. */
    once: text().unique(),
    /** Mail server of the recipient. Set only if the mail had to wait for a free slot. */
    server: text(),
    attempts: integer().notNull().default(0),
    /**
     * Time at which the mail is due. A worker that claims the mail sets a later time, so that a
     * crash only delays the mail.
     */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    /** Name of the sending process that claimed the mail. Null before a claim and after a failed attempt. */
    takenBy: text('taken_by'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('mails_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
    index('mails_failed')
      .on(table.id)
      .where(sql`${table.sentAt} is null and ${table.lastError} is not null`),
    index('mails_not_once')
      .on(table.createdAt)
      .where(sql`${table.once} is null`),
    index('mails_orderid').on(sql`((${table.job} ->> 'orderid')::int)`),
  ],
);
