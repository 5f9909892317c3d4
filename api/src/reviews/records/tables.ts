import { heldReasons, reviewStates } from 'contract/reviews/review-fields';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '../../orders/records/tables.ts';
import { users } from '../../people/records/tables.ts';

/**
 * Reviews of ordered products, one for each product of an order. A database trigger raises the
 * catalogue version if a change concerns a released review, so that pages are rendered again.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderid: integer()
      .notNull()
      .references(() => orders.id),
    productid: integer().notNull(),
    /** Name of the product when it was ordered. */
    product: text().notNull(),
    /** First name and initial of the last name, which shoppers see. */
    name: text().notNull(),
    stars: integer().notNull(),
    text: text().notNull(),
    state: text({ enum: reviewStates }).notNull().default('waiting'),
    /** Reasons why staff should read the review with care. */
    held: text({ enum: heldReasons }).array().notNull(),
    /** Why staff refused the review, or ''. Only staff see it. */
    reason: text().notNull().default(''),
    /** Reply of the firm, or ''. */
    reply: text().notNull().default(''),
    version: integer().notNull().default(1),
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('reviews_order_product').on(table.orderid, table.productid),
    index('reviews_released')
      .on(table.productid, table.id)
      .where(sql`${table.state} = 'released'`),
    index('reviews_state').on(table.state, table.id),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
  ],
);

export type ReviewRow = typeof reviews.$inferSelect;
