import * as v from 'valibot';
import { dataResponse, declareCall } from '../calls/call.ts';
import { optionalReason, reason, requestKey } from '../calls/wire.ts';
import type { ReleaseChange } from './versions.ts';

/**
 * Calls of `edge` before it changes or previews releases. The backend checks the permission and
 * writes the audit log, so that no release changes without an entry.
 */

const commonFields = {
  key: requestKey,
  /** Packages with their versions, such as 'catalog 1.2.0-3f9c2a1b'. */
  versions: v.pipe(
    v.array(v.pipe(v.string(), v.metadata({ minLength: 1, maxLength: 110 }))),
    v.metadata({ maxItems: 60 }),
  ),
};

/** Name of the staff member for the history of releases. */
const response = dataResponse(v.object({ by: v.string() }));

export const recordReleaseChange = declareCall({
  method: 'POST',
  path: 'staff/releases/changes',
  access: 'releaseChanges',
  summary: 'Records that a staff member changes what is live. The page server makes the change',
  body: v.object({
    ...commonFields,
    what: v.picklist([
      'promote',
      'withdraw',
      'rollback',
      'split',
      'release',
    ] satisfies ReleaseChange['what'][]),
    share: v.optional(v.pipe(v.number(), v.metadata({ exclusiveMinimum: 0, exclusiveMaximum: 1 }))),
    reason,
  }),
  response,
});

export const recordReleasePreview = declareCall({
  method: 'POST',
  path: 'staff/releases/previews',
  access: 'releases',
  summary: 'Records that a staff member previews versions',
  body: v.object({ ...commonFields, reason: optionalReason }),
  response,
});
