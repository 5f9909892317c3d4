import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';

const ownerColumn = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Mailed links for a new password or e-mail. Only a hash of the token is stored. */
export const mailedLinks = pgTable(
  'account_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userid: ownerColumn(),
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

/**
 * Addresses that customers saved for later orders. Orders and shipping details contain copies of
 * these addresses.
 */
export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userid: ownerColumn(),
    name: text().notNull(),
    lastName: text('last_name').notNull(),
    address: text().notNull(),
    mobile: text().notNull(),
    city: text().notNull(),
    postalcode: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('addresses_userid').on(table.userid, table.id)],
);
