import * as v from 'valibot';
import { dataResponse, declareCall } from '../../calls/call.ts';
import { id, integer, pageSize, reason } from '../../calls/wire.ts';
import { access, changeRefusals, changeResponse, differences, nextPage } from './catalogue-wire.ts';

/** Calls about publications of drafts. */

const publication = v.object({
  id: integer,
  name: v.string(),
  by: v.string(),
  at: v.string(),
  /** Number of changed entities. */
  changes: integer,
  /**
   * Id of the earliest publication that this publication undid, or null. This publication also
   * undid all later ones.
   */
  undoes: v.nullable(integer),
});

export type Publication = v.InferOutput<typeof publication>;

const params = v.object({ id });

export const listPublications = declareCall({
  method: 'GET',
  path: 'staff/catalogue/publications',
  access,
  summary: 'Publications, the newest first',
  query: v.object({
    after: v.optional(
      v.pipe(
        v.string(),
        v.metadata({ pattern: '^[1-9][0-9]{0,8}$', description: '`next` of the page before.' }),
      ),
    ),
    size: pageSize,
  }),
  response: v.object({ data: v.array(publication), next: nextPage }),
});

export const getPublication = declareCall({
  method: 'GET',
  path: 'staff/catalogue/publications/{id}',
  access,
  summary: 'A publication with its differences',
  params,
  response: dataResponse(v.object({ ...publication.entries, differences })),
});

export const undoPublication = declareCall({
  method: 'POST',
  path: 'staff/catalogue/publications/{id}/undo',
  access,
  summary: 'Returns the shop to its state before a publication',
  params,
  body: v.object({
    reason,
    /** Id of the newest publication on the page. */
    last: id,
  }),
  response: changeResponse,
  refusals: changeRefusals,
});
