import type { CatalogueValues } from 'contract/staff/catalogue/catalogue-wire';
import type { CatalogueField, FieldType } from 'contract/catalog/field';
import { type CatalogueKindName, getCatalogueKind } from 'contract/staff/catalogue/kinds';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  about,
  banners,
  faqEntries,
  faqTopics,
  featuredProducts,
  fitCheck,
  mailTexts,
  termsSections,
} from '../../../content/tables.ts';
import {
  deliveryCharges,
  packages,
  products,
  services,
  subservices,
} from '../../records/tables.ts';

/** A table of entities, with the columns that the tables of all kinds have. */
export type EntityTable = PgTable & Record<'id' | 'position' | 'visibility', PgColumn>;

const tables: Record<CatalogueKindName, EntityTable> = {
  delivery: deliveryCharges,
  services,
  subservices,
  products,
  addons: packages,
  banners,
  about,
  'fit-check': fitCheck,
  featured: featuredProducts,
  'faq-topics': faqTopics,
  faq: faqEntries,
  terms: termsSections,
  'mail-texts': mailTexts,
};

export const getKindTable = (kind: CatalogueKindName): EntityTable => tables[kind];

/** Services are listed by descending priority, and other kinds by ascending position. */
export const getOrderField = (kind: CatalogueKindName) =>
  kind === 'services' ? 'priority' : 'position';

/** Name of the unique field that is part of an entity's URL, by kind. */
const slugFields: Partial<Record<CatalogueKindName, string>> = {
  services: 'slug',
  products: 'slug',
  terms: 'anchor',
};

export const getSlugField = (kind: CatalogueKindName): string | undefined => slugFields[kind];

/** Returns a field by name. Returns undefined for unknown names, including `constructor`. */
export const findField = (kind: CatalogueKindName, name: string): CatalogueField | undefined =>
  getCatalogueKind(kind).fields.find((field) => field.name === name);

/**
 * Returns the names of the columns to read. Includes the title of an email text, although staff
 * cannot edit this title.
 */
export const listColumnNames = (kind: CatalogueKindName): string[] => [
  ...(kind === 'mail-texts' ? ['title'] : []),
  ...getCatalogueKind(kind).fields.map(({ name }) => name),
];

const emptyValues: Record<FieldType, unknown> = {
  line: '',
  text: '',
  lines: [],
  price: 0,
  integer: 0,
  flag: false,
  slug: '',
  reference: null,
  references: [],
  choice: '',
  picture: '',
  pictures: [],
};

/** Returns the initial values of a new entity. */
export function getEmptyValues(kind: CatalogueKindName): CatalogueValues {
  const values: CatalogueValues = {};
  for (const { name, type, options } of getCatalogueKind(kind).fields)
    values[name] = type === 'choice' ? (options?.[0]?.value ?? '') : emptyValues[type];
  if (kind === 'services') values.vatRate = 20;
  return values;
}

/**
 * Distance between the positions of neighbours in a list after the list was renumbered, and of a
 * new entity from the last one.
 */
export const POSITION_STEP = 1_000;
