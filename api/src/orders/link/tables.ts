import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from '../records/tables.ts';

/** Hashed tokens of mailed links. Each link opens one order without a sign-in. */
export const orderLinks = pgTable(
  'order_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_links_orderid').on(table.orderid),
    index('order_links_expires_at').on(table.expiresAt),
  ],
);
