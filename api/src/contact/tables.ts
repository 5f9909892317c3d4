import { messageKinds, messageStates } from 'contract/contact/inbox';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { buildMailboxSql } from '../people/records/build-mailbox-sql.ts';
import { users } from '../people/records/tables.ts';

const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true }).notNull().defaultNow();

/** Messages and quote requests of visitors. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    subject: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    createdAt: timestampColumn('created_at'),
    kind: text({ enum: messageKinds }).notNull().default('message'),
    state: text({ enum: messageStates }).notNull().default('open'),
    assigneeid: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Increases with each change of the message by staff, replies included. */
    version: integer().notNull().default(1),
    /**
     * Id of the staff member who changed the message last, or null. No foreign key, because that
     * user may be deleted.
     */
    changedBy: integer('changed_by'),
    /** Time of the last reply or change. */
    changedAt: timestampColumn('changed_at'),
    /** Text that the search of the inbox compares. */
    searchText: text('search_text').generatedAlwaysAs(
      sql.raw(
        `fold_text(name || E'\\n' || email || E'\\n' || subject || E'\\n' || message) || E'\\n' || order_search_phone(regexp_replace(phone, '\\(\\s*0\\s*\\)', ''))`,
      ),
    ),
    /** Mailbox of the e-mail. All spellings of an e-mail have the same mailbox. */
    mailbox: text().generatedAlwaysAs(buildMailboxSql(sql.raw('email'))),
  },
  (table) => [
    index('contact_messages_state').on(table.state, table.id),
    index('contact_messages_mailbox').on(table.mailbox),
    index('contact_messages_assigneeid').on(table.assigneeid),
    index('contact_messages_changed_at').on(table.changedAt),
  ],
);

/** Replies to messages: replies of staff, and later replies of the customer that staff recorded. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    messageid: integer()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /**
     * Idempotency key of the request. A reply is stored and sent only once, even if the request is
     * repeated.
     */
    key: text().notNull(),
    author: text({ enum: ['staff', 'customer'] }).notNull(),
    /**
     * Id of the staff member who wrote or recorded the reply. No foreign key, because that user may
     * be deleted.
     */
    staffid: integer().notNull(),
    text: text().notNull(),
    searchText: text('search_text').generatedAlwaysAs(sql.raw('fold_text(text)')),
    createdAt: timestampColumn('created_at'),
  },
  (table) => [uniqueIndex('message_replies_key').on(table.messageid, table.key)],
);
