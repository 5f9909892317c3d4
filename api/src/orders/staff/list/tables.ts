import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orderStateNames } from 'contract/orders/order-state';
import { steps } from 'contract/orders/order-texts/part-texts';
import { orders } from '../../records/tables.ts';

const currentStep = () => text({ enum: steps });

const orderid = () =>
  integer()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' });

/**
 * One row for each order, with the columns by which staff filter and sort. Database triggers update
 * the row in the transaction that changes the order, its bookings or its progress.
 */
export const orderList = pgTable(
  'order_list',
  {
    orderid: orderid(),
    state: text({ enum: orderStateNames }).notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** First day of the order's schedule, or null. */
    workDate: date('work_date', { mode: 'string' }),
    total: integer().notNull(),
    /** Current step of each fulfilment group. Null if the order lacks the group. */
    goods: currentStep(),
    care: currentStep(),
    move: currentStep(),
    /** True if the order lacks a booking that it needs, in any state of the order. */
    isUndated: boolean('undated').notNull(),
  },
  (table) => [
    index('order_list_placed').on(table.state, table.placedAt, table.orderid),
    index('order_list_work_date').on(table.state, table.workDate, table.orderid),
    index('order_list_total').on(table.state, table.total, table.orderid),
    index('order_list_undated')
      .on(table.state, table.placedAt, table.orderid)
      .where(sql`${table.isUndated}`),
  ],
);

/**
 * Search text of each order: name, e-mail, phone, postcodes and personalisations. `names` refers to
 * the names of the order's lines. The table is separate from `order_list`, because the indexes of
 * search texts are expensive to update.
 */
export const orderSearch = pgTable(
  'order_search',
  // `names` contains ids of `orderedNames`.
  { orderid: orderid(), document: text().notNull(), names: integer().array().notNull() },
  (table) => [
    index('order_search_document')
      .using('gin', table.document.op('gin_trgm_ops'))
      .with({ gin_pending_list_limit: 512 }),
    index('order_search_names').using('gin', table.names).with({ gin_pending_list_limit: 512 }),
  ],
);

/**
 * Distinct names of ordered lines. `orderSearch` contains their ids, because the same few names in
 * every search text would make the search slow.
 */
export const orderedNames = pgTable('ordered_names', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
});

/**
 * At most one row, while search texts have to be written again: those of all orders with an id
 * below `before`. A migration that changes the folding of search texts inserts it.
 */
export const orderSearchBacklog = pgTable('order_search_backlog', {
  before: integer().primaryKey(),
});
