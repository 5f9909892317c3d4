import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../auth/tables.ts';
import { packages as addons, products } from '../catalog/tables.ts';

/**
 * The saved basket of a customer, with one row per product and packages text. The index contains a
 * hash of the text, which is too long itself.
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

/**
 * Number of changes of a user's saved basket. A writer states the version that it has read (rule
 * 55).
 */
export const savedBaskets = pgTable('saved_baskets', {
  userid: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
});

/** The add-ons of a saved line with their quantities. */
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
