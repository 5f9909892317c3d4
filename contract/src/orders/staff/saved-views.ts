import * as v from 'valibot';
import { dataResponse, declareCall, emptyResponse } from '../../calls/call.ts';
import { id, requiredText } from '../../calls/wire.ts';

/** Calls about saved views of the order list. */

const savedView = v.object({
  id,
  name: v.string(),
  /** Query string of the list's URL, without '?'. */
  query: v.string(),
  /** Whether colleagues see the view. */
  shared: v.boolean(),
  /** Whether the signed-in person saved the view and may change it. */
  own: v.boolean(),
});

export type SavedView = v.InferOutput<typeof savedView>;

const changeableFields = { name: requiredText('line', 'Name', 60), shared: v.boolean() };
const access = 'orders';
const params = v.object({ viewid: id });

export const listViews = declareCall({
  method: 'GET',
  path: 'staff/views',
  access,
  summary: 'The saved views of the reader, and those that colleagues share',
  response: dataResponse(v.array(savedView)),
});

export const saveView = declareCall({
  method: 'POST',
  path: 'staff/views',
  access,
  summary: 'Saves a view',
  body: v.object({
    ...changeableFields,
    query: v.pipe(v.string(), v.metadata({ title: 'View', maxLength: 500 })),
  }),
  response: emptyResponse,
});

export const changeView = declareCall({
  method: 'POST',
  path: 'staff/views/{viewid}',
  access,
  summary: 'Renames a view, or changes whether colleagues see it',
  params,
  body: v.object(changeableFields),
  response: emptyResponse,
});

export const deleteView = declareCall({
  method: 'POST',
  path: 'staff/views/{viewid}/delete',
  access,
  summary: 'Deletes a view',
  params,
  response: emptyResponse,
});
