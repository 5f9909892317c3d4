import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../records/tables.ts';

/**
 * Shipping details of users. Each save adds a row. The newest row of a user has the current
 * shipping details.
 */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userid: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    lastName: text('last_name').notNull(),
    address: text().notNull(),
    mobile: text().notNull(),
    city: text().notNull(),
    postalcode: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('customers_userid').on(table.userid, table.id)],
);
