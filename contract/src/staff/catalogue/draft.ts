import * as v from 'valibot';
import { dataResponse, declareCall, emptyResponse } from '../../calls/call.ts';
import { id, integer, requiredText } from '../../calls/wire.ts';
import {
  access,
  changeRefusals,
  changeResponse,
  differences,
  loadedVersion,
  newKey,
  remark,
} from './catalogue-wire.ts';

/** Calls about drafts, the sets of unpublished changes of the catalogue. */

/**
 * States of a draft. 'failed' means that the draft could not be published at the scheduled time.
 */
export const draftStates = ['open', 'scheduled', 'failed', 'published', 'discarded'] as const;

const draft = v.object({
  id: integer,
  name: v.string(),
  state: v.picklist(draftStates),
  /** Time of a scheduled publication (ISO 8601), or ''. */
  publishat: v.string(),
  /** Number of entities that the draft changes. */
  changes: integer,
  /** Increases with each change of the draft or of an entity in the draft. */
  version: integer,
  by: v.string(),
  at: v.string(),
  /** Reason why the scheduled publication failed, or ''. */
  failure: v.string(),
});

export type Draft = v.InferOutput<typeof draft>;

const draftDetails = v.object({
  ...draft.entries,
  differences,
  /** Warnings that the user must confirm before publishing, such as a price change above 50 %. */
  warnings: v.array(remark),
  /** Problems that prevent publishing, such as a slug that another entity has. */
  problems: v.array(remark),
});

export type DraftDetails = v.InferOutput<typeof draftDetails>;

const name = requiredText('line', 'Name', 80);
const version = loadedVersion;
const params = v.object({ id });

/** Whether the user has confirmed the warnings. */
const confirmed = v.boolean();

export const listDrafts = declareCall({
  method: 'GET',
  path: 'staff/catalogue/drafts',
  access,
  summary: 'Drafts that are open, scheduled or failed, the newest first',
  response: dataResponse(v.array(draft)),
});

export const getDraft = declareCall({
  method: 'GET',
  path: 'staff/catalogue/drafts/{id}',
  access,
  summary: 'A draft with its differences, warnings and problems',
  params,
  response: dataResponse(draftDetails),
});

export const createDraft = declareCall({
  method: 'POST',
  path: 'staff/catalogue/drafts',
  access,
  summary: 'Creates a draft',
  body: v.object({ name, key: newKey }),
  response: changeResponse,
  refusals: changeRefusals,
});

export const renameDraft = declareCall({
  method: 'POST',
  path: 'staff/catalogue/drafts/{id}/rename',
  access,
  summary: 'Renames a draft',
  params,
  body: v.object({ name, version }),
  response: changeResponse,
  refusals: changeRefusals,
});

export const discardDraft = declareCall({
  method: 'POST',
  path: 'staff/catalogue/drafts/{id}/discard',
  access,
  summary: 'Discards a draft',
  params,
  body: v.object({ version }),
  response: changeResponse,
  refusals: changeRefusals,
});

export const publishDraft = declareCall({
  method: 'POST',
  path: 'staff/catalogue/drafts/{id}/publish',
  access,
  summary: 'Publishes a draft now',
  params,
  body: v.object({ version, confirmed }),
  response: changeResponse,
  refusals: changeRefusals,
});

export const scheduleDraft = declareCall({
  method: 'POST',
  path: 'staff/catalogue/drafts/{id}/schedule',
  access,
  summary: 'Sets the time at which a draft is published',
  params,
  body: v.object({
    version,
    confirmed,
    publishat: v.pipe(
      v.string(),
      v.metadata({ title: 'Time', maxLength: 40, description: 'ISO 8601.' }),
    ),
  }),
  response: changeResponse,
  refusals: changeRefusals,
});

export const unscheduleDraft = declareCall({
  method: 'POST',
  path: 'staff/catalogue/drafts/{id}/unschedule',
  access,
  summary: 'Makes a scheduled or failed draft an open one again',
  params,
  body: v.object({ version }),
  response: changeResponse,
  refusals: changeRefusals,
});

export const previewDraft = declareCall({
  method: 'POST',
  path: 'staff/catalogue/drafts/{id}/preview',
  access,
  summary: 'Shows a draft in the shop to this browser, by a cookie',
  params,
  response: emptyResponse,
});
