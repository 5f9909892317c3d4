import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import { packages as addons, products } from '../catalog/tables.ts';

/**
 * The saved basket of a signed-in customer: one row per product and packages text, which is
 * compared by its hash because a text of that length does not fit an index.
 */
export const savedLines = pgTable(
  'saved_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userid: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productid: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    packages: text().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    uniqueIndex('saved_lines_one_each').on(
      table.userid,
      table.productid,
      sql`md5(${table.packages})`,
    ),
    check('saved_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** How often a user's saved basket was changed: who writes it says what was read before (decision 55). */
export const savedBaskets = pgTable('saved_baskets', {
  userid: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
});

/** The add-ons of a saved line, each with its own quantity. */
export const savedAddons = pgTable(
  'saved_addons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lineid: integer()
      .notNull()
      .references(() => savedLines.id, { onDelete: 'cascade' }),
    addonid: integer()
      .notNull()
      .references(() => addons.id, { onDelete: 'cascade' }),
    option: text({ enum: ['standard', 'personalised'] }).notNull(),
    quantity: integer().notNull(),
  },
  (table) => [index('saved_addons_lineid').on(table.lineid)],
);
