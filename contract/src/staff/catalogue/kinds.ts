import type { CatalogueField } from './field.ts';
import { contentKinds } from './content-kinds.ts';
import { productKinds } from './product-kinds.ts';

/** A kind of entity that the firm keeps itself. */
export interface CatalogueKind {
  /** Last part of its addresses. */
  name: string;
  /** For headings, such as 'Products'. */
  label: string;
  /** For sentences, such as 'product'. */
  noun: string;
  /** The field that names an entity in lists. */
  titleField: string;
  fields: readonly CatalogueField[];
  /** The order of lists is the firm's own. */
  isOrdered: boolean;
  /** There is exactly one, which is changed and never added or archived. */
  isSingle?: boolean;
  /** The set is fixed, because code names each entity. */
  isFixed?: boolean;
}

/** All kinds, each after those that it refers to. */
export const catalogueKinds = [...productKinds, ...contentKinds] as const satisfies CatalogueKind[];

export type CatalogueKindName = (typeof catalogueKinds)[number]['name'];

export const catalogueKindNames = catalogueKinds.map(({ name }) => name);

/** Throws for an unknown name. */
export function getCatalogueKind(name: string): CatalogueKind {
  const kind = catalogueKinds.find((candidate) => candidate.name === name);
  if (kind === undefined) throw new Error(`There is no kind '${name}' in the catalogue.`);
  return kind;
}
