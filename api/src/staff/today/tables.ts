import { date, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * Figures of past days in London, one row per day. The rows never change, because each order,
 * payment and refund counts on the day of its own time. Amounts are in pence.
 */
export const dailyFigures = pgTable('daily_figures', {
  day: date({ mode: 'string' }).primaryKey(),
  /** Number of orders that were placed. */
  orders: integer().notNull(),
  /** Pence of all payments, without refunds and disputes. */
  takings: integer().notNull(),
  refunds: integer().notNull(),
});
