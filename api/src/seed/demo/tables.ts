import { boolean, date, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * Marks a database that contains the demo data, with at most one row. `demo:reset` refuses a
 * database without this row.
 */
export const demoData = pgTable('demo_data', {
  id: boolean().primaryKey().default(true),
  /** The day that was today when the demo data was added. */
  day: date({ mode: 'string' }).notNull(),
  /** Users that were added with the demo data. */
  userIds: integer('user_ids').array().notNull(),
});
