import type { CatalogueField } from '../../catalog/field.ts';
import { contentKinds } from './content-kinds.ts';
import { productKinds } from './product-kinds.ts';

export type CatalogueKindName =
  (typeof productKinds)[number]['name'] | (typeof contentKinds)[number]['name'];

/** A kind of entity that staff of the firm edit. */
export interface CatalogueKind {
  /** Last segment of the kind's URLs. */
  name: CatalogueKindName;
  /** Name for headings, such as 'Products'. */
  label: string;
  /** Name within sentences, such as 'product'. */
  noun: string;
  /** Field whose value names an entity in lists. */
  titleField: string;
  fields: readonly CatalogueField[];
  /** Whether staff choose the order of lists. */
  isOrdered: boolean;
  /** Whether exactly one entity exists. Such an entity can be changed but not added or archived. */
  isSingle?: boolean;
  /** Whether no entities can be added or archived, because the code names each one. */
  isFixed?: boolean;
}

/** All kinds of entities. A kind comes after the kinds to which it refers. */
export const catalogueKinds = [...productKinds, ...contentKinds] as const satisfies CatalogueKind[];

export const catalogueKindNames = catalogueKinds.map(({ name }) => name);

/** Returns the kind with this name. Throws for an unknown name. */
export function getCatalogueKind(name: string): CatalogueKind {
  const kind = catalogueKinds.find((candidate) => candidate.name === name);
  if (kind === undefined) throw new Error(`There is no kind '${name}' in the catalogue.`);
  return kind;
}
