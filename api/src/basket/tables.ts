import { addonOptions } from 'contract/catalog/addon-price';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../people/records/tables.ts';
import { packages as addons, products } from '../catalog/records/tables.ts';

/**
 * Cart lines of saved baskets. The unique index contains a hash of the `packages` text, because the
 * text can be too long for an index.
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
 * Versions of saved baskets. To replace a basket, a client sends the version that the client has
 * read. The server refuses an old version, so that no device overwrites another device's change.
 */
export const savedBaskets = pgTable('saved_baskets', {
  userid: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
});

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
    option: text({ enum: addonOptions }).notNull(),
    quantity: integer().notNull(),
  },
  (table) => [index('saved_addons_lineid').on(table.lineid)],
);
