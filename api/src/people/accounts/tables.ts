import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../records/tables.ts';

/** Mailed links for a new password or e-mail. Only a hash of the token is stored. */
export const mailedLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userid: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['password', 'email'] }).notNull(),
    /** Address to which the link was mailed. */
    email: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_links_userid').on(table.userid),
    index('account_links_expires_at').on(table.expiresAt),
  ],
);
