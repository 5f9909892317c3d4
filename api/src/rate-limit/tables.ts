import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row for each limit and subject. `key` is a hash, so the table contains no personal data. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);
