import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Solutions that were used, kept until their challenge would have expired anyway. */
export const spentCaptchas = pgTable(
  'spent_captchas',
  {
    solution: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('spent_captchas_expires_at').on(table.expiresAt)],
);
