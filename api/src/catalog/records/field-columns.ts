import type { CatalogueField, ProductPicture } from 'contract/catalog/field';
import { productKinds } from 'contract/staff/catalogue/product-kinds';
import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core';

/** Columns of required values, which have no default. */
const requiredColumns = {
  text: (name: string) => text(name).notNull(),
  integer: (name: string) => integer(name).notNull(),
};

const optionalColumns = {
  text: (name: string) => text(name).notNull().default(''),
  integer: (name: string) => integer(name).notNull().default(0),
};

const columnsByType = {
  lines: (name: string) => text(name).array().notNull().default([]),
  flag: (name: string) => boolean(name).notNull().default(false),
  references: (name: string) => integer(name).array().notNull().default([]),
  pictures: (name: string) => jsonb(name).$type<ProductPicture[]>().notNull().default([]),
};

const storedTypes = {
  line: 'text',
  text: 'text',
  slug: 'text',
  choice: 'text',
  picture: 'text',
  price: 'integer',
  integer: 'integer',
} as const;

type StoredType = keyof typeof storedTypes;

type ColumnOf<Field extends CatalogueField> = Field['type'] extends StoredType
  ? ReturnType<
      (Field extends { isRequired: true }
        ? typeof requiredColumns
        : typeof optionalColumns)[(typeof storedTypes)[Field['type']]]
    >
  : Field['type'] extends keyof typeof columnsByType
    ? ReturnType<(typeof columnsByType)[Field['type']]>
    : never;

type Kind = (typeof productKinds)[number];

type FieldColumns<Name extends Kind['name']> = {
  [
    Field in Extract<Kind, { name: Name }>['fields'][number] as Field['type'] extends 'reference'
      ? never
      : Field['name']
  ]: ColumnOf<Field>;
};

/**
 * Returns a column for each field of a kind. Omits references, because each one needs the table to
 * which it refers.
 */
export function createFieldColumns<Name extends Kind['name']>(kindName: Name): FieldColumns<Name> {
  const fields: readonly CatalogueField[] =
    productKinds.find(({ name }) => name === kindName)?.fields ?? [];
  const columns = fields
    .filter(({ type }) => type !== 'reference')
    .map((field) => [field.name, createColumn(field)]);
  return Object.fromEntries(columns) as FieldColumns<Name>;
}

function createColumn({ name, type, isRequired }: CatalogueField) {
  const columnName = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (type === 'reference') throw new Error(`The column of '${name}' needs a table.`);
  if (!(type in storedTypes)) return columnsByType[type as keyof typeof columnsByType](columnName);
  const columns = isRequired ? requiredColumns : optionalColumns;
  return columns[storedTypes[type as StoredType]](columnName);
}
