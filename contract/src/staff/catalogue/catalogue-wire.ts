import * as v from 'valibot';
import { dataResponse } from '../../calls/call.ts';
import { id, integer, MAX_ID, openEnum } from '../../calls/wire.ts';
import { type CatalogueKindName, catalogueKindNames } from './kinds.ts';

/** Schemas that several calls of the catalogue desk share. */

export const access = 'catalogue';

export const kind = v.picklist(catalogueKindNames);

/**
 * Id of the draft whose changes a response contains. Without an id, the response contains the
 * published catalogue.
 */
export const draftToRead = v.optional(id);

/** Version of a draft, or of an entity's change in a draft, that the page has loaded. */
export const loadedVersion = v.pipe(integer, v.metadata({ minimum: 0, maximum: MAX_ID }));

/** A key that a page makes for a new draft or entity, so that a repeated call adds no second one. */
export const newKey = v.pipe(
  v.string(),
  v.metadata({ title: 'Key', minLength: 8, maxLength: 100 }),
);

/** Field values by name, as `CatalogueField` describes them. */
export const values = v.pipe(
  v.record(v.string(), v.unknown()),
  v.metadata({ description: 'Field values by name. Prices are in pence.' }),
);

export type CatalogueValues = v.InferOutput<typeof values>;

/** Cursor of the next page. The backend sends '' after the last page, and pages read null. */
export const nextPage = v.pipe(
  v.string(),
  v.transform((cursor) => cursor || null),
);

/** A remark about one field of one entity. */
export const remark = v.object({
  kind: openEnum<CatalogueKindName>(),
  id: integer,
  field: v.string(),
  sentence: v.string(),
});

/** Changed fields of one entity. */
const difference = v.object({
  kind: openEnum<CatalogueKindName>(),
  id: integer,
  title: v.string(),
  isnew: v.boolean(),
  /** Values have the types of `CatalogueValues`. `before` is null for a new entity. */
  fields: v.array(
    v.object({
      field: v.string(),
      label: v.string(),
      before: v.unknown(),
      after: v.unknown(),
    }),
  ),
});

export type EntityDifference = v.InferOutput<typeof difference>;

export const differences = v.array(difference);

/** The id of a changed entity or draft, and its new version. */
export const changeResponse = dataResponse(v.object({ id: integer, version: integer }));

/** The 409 response if a colleague was first, or if something prevents a publication. */
export const changeRefusals = {
  409: v.object({
    current: v.optional(
      v.pipe(v.unknown(), v.metadata({ description: 'The present entity or draft.' })),
    ),
    by: v.optional(v.string()),
    at: v.optional(v.string()),
    fields: v.optional(
      v.pipe(v.array(v.string()), v.metadata({ description: 'Fields that both changed.' })),
    ),
    problems: v.optional(v.array(remark)),
    warnings: v.optional(v.array(remark)),
  }),
};
