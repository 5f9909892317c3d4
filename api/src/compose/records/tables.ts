import { draftKinds } from 'contract/compose/drafts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../people/records/tables.ts';

/** Typed values of an order, an edit or a quote that a member of staff has not sent yet. */
export const composerDrafts = pgTable(
  'composer_drafts',
  {
    staffid: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** UUID from the page. */
    key: uuid().notNull(),
    kind: text({ enum: draftKinds }).notNull(),
    /** Number of the order or quote to which the draft belongs, or ''. */
    subject: text().notNull(),
    /** JSON text of the page. Only the page reads what is in it. */
    body: text().notNull(),
    version: integer().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.staffid, table.key] }),
    index('composer_drafts_updated_at').on(table.updatedAt),
  ],
);

/** The limit of discounts, in a single row. */
export const discountLimits = pgTable(
  'discount_limit',
  {
    id: boolean().primaryKey().default(true),
    /** Largest discount that every member of staff may give, in per cent of the lines' sum. */
    percent: integer().notNull().default(10),
    /** Raised by each change. */
    version: integer().notNull().default(1),
  },
  (table) => [check('discount_limit_percent', sql`${table.percent} between 0 and 100`)],
);
