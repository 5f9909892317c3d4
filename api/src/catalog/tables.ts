import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

const meta = {
  metaTitle: text('meta_title').notNull().default(''),
  metaKeywords: text('meta_keywords').notNull().default(''),
  metaDescription: text('meta_description').notNull().default(''),
};

/** Delivery options; the charge is integer pence. */
export const deliveryCharges = pgTable(
  'delivery_charges',
  { id: id(), name: text().notNull(), charge: integer().notNull() },
  (table) => [check('delivery_charges_charge', sql`${table.charge} >= 0`)],
);

export const services = pgTable('services', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  picture: text().notNull(),
  priority: integer().notNull().default(0),
  isHome: boolean('is_home').notNull().default(false),
  hasSubservices: boolean('has_subservices').notNull().default(false),
  type: text().notNull().default(''),
  delivery: integer().references(() => deliveryCharges.id),
  /** Per cent of value-added tax, which is in the prices. */
  vatRate: integer('vat_rate').notNull().default(20),
  ...meta,
});

export const subservices = pgTable(
  'subservices',
  {
    id: id(),
    serviceid: integer()
      .notNull()
      .references(() => services.id),
    name: text().notNull(),
    picture: text().notNull(),
  },
  (table) => [index('subservices_serviceid').on(table.serviceid)],
);

/** Dresses and kits; `price` is integer pence, `image` JSON text such as `{"picture0":"a.svg"}`. */
export const products = pgTable(
  'products',
  {
    id: id(),
    serviceid: integer()
      .notNull()
      .references(() => services.id),
    name: text().notNull(),
    slug: text().notNull().unique(),
    price: integer().notNull(),
    description: text().notNull().default(''),
    gender: text().notNull().default(''),
    /** Whether add-on selectors show (specification §4). */
    status: boolean().notNull().default(false),
    /** No longer sold: in no list, and an order of it is refused (decision 30). */
    withdrawn: boolean().notNull().default(false),
    image: text().notNull().default('{}'),
    /** Texts beyond section 7 (decision 56): sentences, in the order in which they are shown. */
    included: text().array().notNull().default([]),
    turnaround: text().notNull().default(''),
    steps: text().array().notNull().default([]),
    ...meta,
  },
  (table) => [
    index('products_serviceid').on(table.serviceid),
    check('products_price', sql`${table.price} >= 0`),
  ],
);

/** Add-ons; `amount` is integer pence, `groups` the genders and sub-service names that offer it. */
export const packages = pgTable(
  'packages',
  {
    id: id(),
    name: text().notNull(),
    amount: integer().notNull(),
    groups: text().array().notNull(),
    /** One line that explains it (decision 56). */
    about: text().notNull().default(''),
  },
  (table) => [
    index('packages_groups').using('gin', table.groups),
    check('packages_amount', sql`${table.amount} >= 0`),
  ],
);

/** One row: its version rises with every change of the catalogue or content, by triggers. */
export const catalogVersion = pgTable('catalog_version', {
  id: boolean().primaryKey().default(true),
  version: integer().notNull().default(0),
});
