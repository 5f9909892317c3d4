import { boolean, date, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * Marks a database that contains the demo data. At most one row. `demo:reset` refuses a database
 * without it.
 */
export const demoData = pgTable('demo_data', {
  id: boolean().primaryKey().default(true),
  /** The day that the demo data treats as today. */
  day: date({ mode: 'string' }).notNull(),
  /** Users that were added with the demo data. */
  userIds: integer('user_ids').array().notNull(),
});
