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
  /** Field values, including the draft's changes. */
  values,
  visibility: v.picklist(visibilities),
  position: number,
  /** Whether the draft adds or changes the entity. */
  change: v.picklist(changeStates),
});

export type CatalogueRow = v.InferOutput<typeof catalogueRowSchema>;

/** Cursor of the next page, or ''. */
export const nextCatalogueRowsSchema = v.object({ next: text });

/** Data of GET staff/catalogue/{kind}/{id}. */
export const catalogueEntitySchema = v.object({
  ...catalogueRowSchema.entries,
  /** Published values, or null for a new entity. */
  published: v.nullable(values),
  /** Version of the draft's change of this entity, or 0 without a change. */
  version: number,
  /** Name of the last editor in this draft, or '' without a change. */
  by: text,
  /** Time of the last change in this draft, or '' without a change. */
  at: text,
  /** Other drafts that change this entity. */
  elsewhere: v.array(v.object({ id: number, name: text, fields: v.array(v.string()) })),
});

export type CatalogueEntity = v.InferOutput<typeof catalogueEntitySchema>;

/**
 * Body of POST staff/catalogue/{kind}. `key` is a UUID. A second call with the same key adds no
 * second entity.
 */
export const newEntityRequest = v.object({ draft: number, values, key: v.string() });

/**
 * Body of POST staff/catalogue/{kind}/{id}, with the changed fields. `version` is the version that
 * the page has loaded.
 */
export const changeEntityRequest = v.object({ draft: number, version: number, values });

/** Body of POST staff/catalogue/{kind}/{id}/copy. */
export const copyEntityRequest = v.object({ draft: number, key: v.string() });

/**
 * Body of POST staff/catalogue/{kind}/{id}/discard, which removes the entity's change from the
 * draft.
 */
export const discardChangeRequest = v.object({ draft: number, version: number });

/**
 * Body of POST staff/catalogue/{kind}/order. `ids` are all ids that are not archived, in the new
 * order.
 */
export const reorderRequest = v.object({ draft: number, ids: v.array(number) });

/** Body of POST staff/catalogue/{kind}/visibility. */
export const visibilityRequest = v.object({
  draft: number,
  ids: v.array(number),
  visibility: v.picklist(visibilities),
});

/** Response of a change, with the id of the entity and the new version of its change. */
export const changedEntitySchema = v.object({ id: number, version: number });
