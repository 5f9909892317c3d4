import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../records/tables.ts';

/**
 * Addresses that customers saved for later orders. Orders and shipping details contain copies of
 * these addresses.
 */
export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userid: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
