import * as v from 'valibot';
import { dataResponse, declareCall } from '../../calls/call.ts';
import { readonlyList, openEnum } from '../../calls/wire.ts';
import { catalogueField } from '../../catalog/field.ts';
import { contentKinds } from './content-kinds.ts';
import { productKinds } from './product-kinds.ts';

export type CatalogueKindName =
  | (typeof productKinds)[number]['name']
  | (typeof contentKinds)[number]['name'];

/** A kind of entity that staff of the firm edit. */
const catalogueKind = v.object({
  /** Last segment of the kind's URLs. */
  name: openEnum<CatalogueKindName>(),
  /** Name for headings, such as 'Products'. */
  label: v.string(),
  /** Name within sentences, such as 'product'. */
  noun: v.string(),
  /** Field whose value names an entity in lists. */
  titleField: v.string(),
  fields: readonlyList(catalogueField),
  /** Whether staff choose the order of lists. */
  isOrdered: v.boolean(),
  /** Whether exactly one entity exists. Such an entity can be changed but not added or archived. */
  isSingle: v.optional(v.boolean()),
  /** Whether no entities can be added or archived, because the code names each one. */
  isFixed: v.optional(v.boolean()),
});

export type CatalogueKind = v.InferOutput<typeof catalogueKind>;

/** All kinds of entities. A kind comes after the kinds to which it refers. */
export const catalogueKinds = [...productKinds, ...contentKinds] as const satisfies CatalogueKind[];

export const catalogueKindNames = catalogueKinds.map(({ name }) => name);

/** Returns the kind with this name. Throws for an unknown name. */
export function getCatalogueKind(name: string): CatalogueKind {
  const kind = catalogueKinds.find((candidate) => candidate.name === name);
  if (kind === undefined) throw new Error(`There is no kind '${name}' in the catalogue.`);
  return kind;
}

/**
 * The desk reads the kinds from the backend instead of containing them, so that a new field needs no
 * release of the desk.
 */
export const getCatalogueKinds = declareCall({
  method: 'GET',
  path: 'staff/catalogue/kinds',
  access: 'catalogue',
  summary: 'The kinds of entities of the catalogue, with their fields',
  response: dataResponse(readonlyList(catalogueKind)),
});
