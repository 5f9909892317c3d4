import * as v from 'valibot';
import { dataResponse, declareCall, emptyResponse } from '../calls/call.ts';
import { integer, orEmpty, programText, requestKey, time } from '../calls/wire.ts';

/** Calls about drafts: what a member of staff has typed and not sent yet. Nobody else sees them. */

export const draftKinds = ['order', 'edit', 'quote'] as const;

export type DraftKind = (typeof draftKinds)[number];

/** Largest number of drafts of a member of staff. */
export const MAX_DRAFTS = 50;

/** Largest size of the JSON text of a draft, in bytes. */
export const MAX_DRAFT_BYTES = 100_000;

const access = 'orders';

/** Typed values of the page. Only the page that saved the draft reads them. */
const draftBody = v.record(v.string(), v.unknown());

const draftFields = {
  /** UUID from the page. */
  key: requestKey,
  kind: v.picklist(draftKinds),
  /** Number of the order or quote to which the draft belongs, or ''. */
  subject: programText(100),
  body: draftBody,
};

const savedDraft = v.object({
  ...draftFields,
  version: integer,
  updatedat: time,
});

export type SavedDraft = v.InferOutput<typeof savedDraft>;

export const listDrafts = declareCall({
  method: 'GET',
  path: 'staff/drafts',
  access,
  summary: 'The own drafts, latest first',
  response: dataResponse(v.array(savedDraft)),
});

export const saveDraft = declareCall({
  method: 'POST',
  path: 'staff/drafts/{key}',
  access,
  summary: 'Saves an own draft',
  params: v.object({ key: requestKey }),
  body: v.object({
    kind: draftFields.kind,
    subject: v.optional(draftFields.subject, ''),
    body: draftBody,
    /** Version of the draft that the page knows, or 0 for a new draft. */
    version: v.pipe(integer, v.metadata({ minimum: 0 })),
  }),
  response: dataResponse(v.object({ version: integer, updatedat: time })),
  refusals: {
    409: v.pipe(
      v.object({
        current: v.optional(savedDraft),
        by: v.optional(v.string()),
        at: v.optional(orEmpty(time)),
      }),
      v.metadata({
        description: 'The draft was saved elsewhere meanwhile. Contains the newer draft.',
      }),
    ),
  },
});

export const discardDraft = declareCall({
  method: 'POST',
  path: 'staff/drafts/{key}/discard',
  access,
  summary: 'Deletes an own draft',
  params: v.object({ key: requestKey }),
  response: emptyResponse,
});
