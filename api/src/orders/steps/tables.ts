import { fulfilmentGroups } from 'contract/catalog/fulfilment';
import { steps } from 'contract/orders/order-texts/part-texts';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../people/records/tables.ts';
import { orders } from '../records/tables.ts';

/**
 * All recorded steps of an order's fulfilment groups, with time, staff member, and the reason for a
 * step back.
 */
export const orderProgress = pgTable(
  'order_progress',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    /** Fulfilment group. */
    trade: text({ enum: fulfilmentGroups }).notNull(),
    step: text({ enum: steps }).notNull(),
    reason: text().notNull().default(''),
    staffid: integer()
      .notNull()
      .references(() => users.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('order_progress_orderid').on(table.orderid)],
);
