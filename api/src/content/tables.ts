import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from '../catalog/tables.ts';

const idColumn = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const banners = pgTable('banners', {
  id: idColumn(),
  title: text().notNull(),
  tagline: text().notNull(),
  picture: text().notNull().default(''),
});

export const about = pgTable('about', {
  id: idColumn(),
  picture: text().notNull(),
  description: text().notNull(),
});

export const fitCheck = pgTable('fit_check', {
  id: idColumn(),
  picture: text().notNull(),
  url: text().notNull(),
  urlLabel: text('url_label').notNull(),
});

export const featuredProducts = pgTable('featured_products', {
  id: idColumn(),
  productid: integer()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
});
