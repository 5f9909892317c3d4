import * as v from 'valibot';
import { text } from '../../values/readers.ts';
import { visibilities } from './visibility.ts';

const number = v.number();

/** Field values by name, as `CatalogueField` describes them. Prices are in pence. */
const values = v.record(v.string(), v.unknown());

export type CatalogueValues = v.InferOutput<typeof values>;

export const changeStates = ['none', 'new', 'changed'] as const;

/** A row of GET staff/catalogue/{kind}. */
export const catalogueRowSchema = v.object({
  id: number,
  /** As the draft leaves them. */
  values,
  visibility: v.picklist(visibilities),
  position: number,
  /** What the draft does to it. */
  change: v.picklist(changeStates),
});

export type CatalogueRow = v.InferOutput<typeof catalogueRowSchema>;

/** Cursor of the next page, or ''. */
export const nextCatalogueRowsSchema = v.object({ next: text });

/** Data of GET staff/catalogue/{kind}/{id}. */
export const catalogueEntitySchema = v.object({
  ...catalogueRowSchema.entries,
  /** What shoppers see, or null for a new entity. */
  published: v.nullable(values),
  /** Version of the draft's change of this entity; 0 without a change. */
  version: number,
  /** Who changed it last in the draft, and when; '' without a change. */
  by: text,
  at: text,
  /** Other drafts that change it. */
  elsewhere: v.array(v.object({ id: number, name: text, fields: v.array(v.string()) })),
});

export type CatalogueEntity = v.InferOutput<typeof catalogueEntitySchema>;

/** Body of POST staff/catalogue/{kind}. `key` is a UUID, so that a repeated call adds no second. */
export const newEntityRequest = v.object({ draft: number, values, key: v.string() });

/** Body of POST staff/catalogue/{kind}/{id}: the changed fields, and the version that was read. */
export const changeEntityRequest = v.object({ draft: number, version: number, values });

/** Body of POST staff/catalogue/{kind}/{id}/copy. */
export const copyEntityRequest = v.object({ draft: number, key: v.string() });

/** Body of POST staff/catalogue/{kind}/{id}/discard: takes the entity's change out of the draft. */
export const discardChangeRequest = v.object({ draft: number, version: number });

/** Body of POST staff/catalogue/{kind}/order: all ids that are not archived, in their new order. */
export const reorderRequest = v.object({ draft: number, ids: v.array(number) });

/** Body of POST staff/catalogue/{kind}/visibility. */
export const visibilityRequest = v.object({
  draft: number,
  ids: v.array(number),
  visibility: v.picklist(visibilities),
});

/** Response of a change: the id of the entity and the version of its change. */
export const changedEntitySchema = v.object({ id: number, version: number });
