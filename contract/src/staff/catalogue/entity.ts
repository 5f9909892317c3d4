import * as v from 'valibot';
import { dataResponse, declareCall } from '../../calls/call.ts';
import { id, integer, pageSize, typedText } from '../../calls/wire.ts';
import {
  access,
  changeRefusals,
  changeResponse,
  draftToRead,
  kind,
  loadedVersion,
  newKey,
  nextPage,
  values,
} from './catalogue-wire.ts';
import { visibilities } from './visibility.ts';

/** Calls about the entities of the catalogue. Changes go into a draft. */

const visibility = v.picklist(visibilities);

const catalogueRow = v.object({
  id: integer,
  /** Field values, including the draft's changes. */
  values,
  visibility,
  position: integer,
  /** Whether the draft adds or changes the entity. */
  change: v.picklist(['none', 'new', 'changed']),
});

export type CatalogueRow = v.InferOutput<typeof catalogueRow>;

export const catalogueEntity = v.object({
  ...catalogueRow.entries,
  /** Published values, or null for a new entity. */
  published: v.nullable(values),
  /** Version of the draft's change of this entity, or 0 without a change. */
  version: integer,
  /** Name of the last editor in this draft, or '' without a change. */
  by: v.string(),
  /** Time of the last change in this draft, or '' without a change. */
  at: v.string(),
  /** Other drafts that change this entity. */
  elsewhere: v.array(v.object({ id: integer, name: v.string(), fields: v.array(v.string()) })),
});

export type CatalogueEntity = v.InferOutput<typeof catalogueEntity>;

const params = v.object({ kind });
const entityParams = v.object({ kind, id });

export const listEntities = declareCall({
  method: 'GET',
  path: 'staff/catalogue/{kind}',
  access,
  summary: 'Entities of a kind as a draft leaves them, in the order of the shop',
  params,
  query: v.object({
    draft: draftToRead,
    search: v.optional(typedText('line', 'Search', 200)),
    /** Without a visibility, the list contains all entities that are not archived. */
    visibility: v.optional(visibility),
    after: v.optional(
      v.pipe(
        v.string(),
        v.metadata({
          pattern: '^-?[0-9]{1,9}\\.[0-9]{1,9}$',
          description: '`next` of the page before.',
        }),
      ),
    ),
    size: pageSize,
  }),
  response: v.object({ data: v.array(catalogueRow), next: nextPage }),
});

export const getEntity = declareCall({
  method: 'GET',
  path: 'staff/catalogue/{kind}/{id}',
  access,
  summary: 'An entity as a draft leaves it, and what shoppers see',
  params: entityParams,
  query: v.object({ draft: draftToRead }),
  response: dataResponse(catalogueEntity),
});

export const addEntity = declareCall({
  method: 'POST',
  path: 'staff/catalogue/{kind}',
  access,
  summary: 'Adds an entity to a draft',
  params,
  body: v.object({ draft: id, values, key: newKey }),
  response: changeResponse,
  refusals: changeRefusals,
});

export const changeEntity = declareCall({
  method: 'POST',
  path: 'staff/catalogue/{kind}/{id}',
  access,
  summary: 'Changes fields of an entity in a draft',
  params: entityParams,
  body: v.object({ draft: id, version: loadedVersion, values }),
  response: changeResponse,
  refusals: changeRefusals,
});

export const copyEntity = declareCall({
  method: 'POST',
  path: 'staff/catalogue/{kind}/{id}/copy',
  access,
  summary: 'Adds a hidden copy of an entity to a draft',
  params: entityParams,
  body: v.object({ draft: id, key: newKey }),
  response: changeResponse,
  refusals: changeRefusals,
});

export const discardChange = declareCall({
  method: 'POST',
  path: 'staff/catalogue/{kind}/{id}/discard',
  access,
  summary: 'Takes the changes of an entity out of a draft',
  params: entityParams,
  body: v.object({ draft: id, version: loadedVersion }),
  response: changeResponse,
  refusals: changeRefusals,
});

/** The response has the id and version of the draft. */
export const reorder = declareCall({
  method: 'POST',
  path: 'staff/catalogue/{kind}/order',
  access,
  summary: 'Puts the entities of a kind into a new order',
  params,
  body: v.object({
    draft: id,
    /** All ids that are not archived. One import may add 10,000, so the limit is high. */
    ids: v.pipe(v.array(id), v.metadata({ minItems: 1, maxItems: 20_000 })),
  }),
  response: changeResponse,
  refusals: changeRefusals,
});

/** The response has the id and version of the draft. */
export const setVisibility = declareCall({
  method: 'POST',
  path: 'staff/catalogue/{kind}/visibility',
  access,
  summary: 'Shows, hides or archives entities of a kind',
  params,
  body: v.object({
    draft: id,
    ids: v.pipe(v.array(id), v.metadata({ minItems: 1, maxItems: 5_000 })),
    visibility,
  }),
  response: changeResponse,
  refusals: changeRefusals,
});
