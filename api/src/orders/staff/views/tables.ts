import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../../people/records/tables.ts';

/**
 * Named views of the order list. A view is the query string of the list's URL, without search
 * terms.
 */
export const staffViews = pgTable(
  'staff_views',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userid: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Query string, without '?'. */
    query: text().notNull(),
    isShared: boolean('is_shared').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('staff_views_name').on(table.userid, sql`lower(${table.name})`),
    index('staff_views_shared')
      .on(table.id)
      .where(sql`${table.isShared}`),
  ],
);
