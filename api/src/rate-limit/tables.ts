import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per limited call and address or account; `key` is a hash, so it names nobody. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);
