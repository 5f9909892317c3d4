import { sql } from 'drizzle-orm';
import { serviceKinds } from 'contract/catalog/fulfilment';
import { serviceAreas } from 'contract/catalog/service-area';
import { visibilities } from 'contract/staff/catalogue/visibility';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createFieldColumns } from './field-columns.ts';
import { bookingKinds } from '../../schedule/schedule.ts';

const idColumn = () => integer().primaryKey().generatedByDefaultAsIdentity();

/**
 * Columns of every table with entities. Lists are sorted by `position`, except the list of
 * services, which is sorted by `priority`.
 */
export const entityColumns = () => ({
  position: integer().notNull().default(0),
  visibility: text({ enum: visibilities }).notNull().default('visible'),
});

/** Delivery options. `charge` is in pence. */
export const deliveryCharges = pgTable(
  'delivery_charges',
  { id: idColumn(), ...createFieldColumns('delivery'), ...entityColumns() },
  (table) => [check('delivery_charges_charge', sql`${table.charge} >= 0`)],
);

/** `scheduled` is not a column, because `scheduledServices` stores it. */
const { scheduled: _scheduled, ...serviceColumns } = createFieldColumns('services');

export const services = pgTable('services', {
  id: idColumn(),
  ...serviceColumns,
  slug: text().notNull().unique(),
  priority: integer().notNull().default(0),
  /** Kind of work. Lines of orders keep the kind that they were ordered with. */
  kind: text({ enum: serviceKinds }).notNull().default('goods'),
  delivery: integer().references(() => deliveryCharges.id),
  /** Area of the listed price. '' stands for the area that follows from the kind of service. */
  area: text({ enum: ['', ...serviceAreas] })
    .notNull()
    .default(''),
  /** Rate of the value-added tax in per cent. Prices include the tax. */
  vatRate: integer('vat_rate').notNull().default(20),
  ...entityColumns(),
});

export const subservices = pgTable(
  'subservices',
  {
    id: idColumn(),
    ...createFieldColumns('subservices'),
    serviceid: integer()
      .notNull()
      .references(() => services.id),
    /** Former names, by which browsers that store the sub-service ask for its add-ons. */
    formerNames: text('former_names').array().notNull().default([]),
    ...entityColumns(),
  },
  (table) => [index('subservices_serviceid').on(table.serviceid)],
);

/** Products. `price` is in pence. `image` is JSON text such as `{"picture0":"a.svg"}`. */
export const products = pgTable(
  'products',
  {
    id: idColumn(),
    /** `pictures` is empty in rows that an older version of the shop wrote. */
    ...createFieldColumns('products'),
    serviceid: integer()
      .notNull()
      .references(() => services.id),
    slug: text().notNull().unique(),
    /** True for products whose `visibility` is not 'visible'. A withdrawn product is not sold. */
    withdrawn: boolean().notNull().default(false),
    image: text().notNull().default('{}'),
    ...entityColumns(),
  },
  (table) => [
    index('products_serviceid').on(table.serviceid),
    // `fastupdate` is off, because each search would otherwise also scan the index's list of
    // pending entries.
    index('products_pictures')
      .using('gin', table.pictures.op('jsonb_path_ops'))
      .with({ fastupdate: false }),
    check('products_price', sql`${table.price} >= 0`),
  ],
);

/**
 * Add-ons. `amount` is in pence. A product offers the add-on if its gender is one of `groups`, or if
 * its service has one of the sub-services `subserviceids`. `groups` also contains the names of these
 * sub-services, by which older versions of the shop find the add-on.
 */
export const packages = pgTable(
  'packages',
  {
    id: idColumn(),
    ...createFieldColumns('addons'),
    groups: text().array().notNull(),
    ...entityColumns(),
  },
  (table) => [
    index('packages_groups').using('gin', table.groups),
    index('packages_subserviceids').using('gin', table.subserviceids),
    check('packages_amount', sql`${table.amount} >= 0`),
  ],
);

/** Booking kinds of the services that need a booking. A service without a row needs no booking. */
export const scheduledServices = pgTable('scheduled_services', {
  serviceid: integer()
    .primaryKey()
    .references(() => services.id, { onDelete: 'cascade' }),
  trade: text({ enum: bookingKinds }).notNull(),
});

/** Former slugs of services and products. Requests with a former slug lead to the present slug. */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    kind: text({ enum: ['services', 'products'] }).notNull(),
    slug: text().notNull(),
    entityid: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('former_addresses_entity').on(table.kind, table.entityid),
  ],
);

/**
 * Former slugs for older versions of the shop, which read and write this table instead of
 * `former_addresses`. A slug has at most one row here, for a service or a product. Triggers copy
 * rows between both tables.
 */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text().primaryKey(),
    kind: text({ enum: ['services', 'products'] }).notNull(),
    entityid: integer().notNull(),
  },
  (table) => [index('former_slugs_entity').on(table.kind, table.entityid)],
);

/**
 * The version of the catalogue, in a single row. Triggers increment the version at every change of
 * the catalogue or content.
 */
export const catalogVersion = pgTable('catalog_version', {
  id: boolean().primaryKey().default(true),
  version: integer().notNull().default(0),
});
