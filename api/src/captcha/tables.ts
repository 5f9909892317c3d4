import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Used captcha solutions. A solution is deleted a day after the challenge has expired. */
export const spentCaptchas = pgTable(
  'spent_captchas',
  {
    solution: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('spent_captchas_expires_at').on(table.expiresAt)],
);
