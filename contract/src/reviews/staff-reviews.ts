import * as v from 'valibot';
import { type Call, dataResponse, declareCall } from '../calls/call.ts';
import { id, integer, MAX_ID, pageSize, reason, time, typedText, openEnum } from '../calls/wire.ts';
import { heldReasons, MAX_REVIEW_LENGTH, reviewStates } from './review-fields.ts';

/** Calls of staff that release, refuse and answer reviews. */

const access = 'reviews';

const staffReview = v.object({
  id: integer,
  orderno: v.string(),
  /** Name of the product when it was ordered. */
  product: v.string(),
  name: v.string(),
  stars: integer,
  text: v.string(),
  state: openEnum(reviewStates),
  /** Why the text of the review was flagged, such as a link. */
  held: v.array(openEnum(heldReasons)),
  /** Why staff refused the review, or ''. Customers do not see it. */
  reason: v.string(),
  reply: v.string(),
  at: time,
  version: integer,
});

export type StaffReview = v.InferOutput<typeof staffReview>;

export const listReviews = declareCall({
  method: 'GET',
  path: 'staff/reviews',
  access,
  summary: 'A page of the reviews, the newest first',
  query: v.object({
    state: v.optional(v.picklist(reviewStates)),
    /** `next` of the previous page. */
    after: v.optional(id),
    size: pageSize,
  }),
  response: v.object({ data: v.array(staffReview), next: v.nullable(v.string()) }),
});

const params = v.object({ id });
const version = v.pipe(integer, v.metadata({ minimum: 1, maximum: MAX_ID }));

/** Responses of calls that change a review. */
const changeResponses = {
  response: dataResponse(staffReview),
  /** The current review, if a colleague changed it since `version`, with the colleague and the time. */
  refusals: { 409: v.object({ current: staffReview, by: v.string(), at: time }) },
} satisfies Partial<Call>;

export const releaseReview = declareCall({
  method: 'POST',
  path: 'staff/reviews/{id}/release',
  access,
  summary: 'Shows a review in the shop',
  params,
  body: v.object({ version }),
  ...changeResponses,
});

export const refuseReview = declareCall({
  method: 'POST',
  path: 'staff/reviews/{id}/refuse',
  access,
  summary: 'Refuses a review, or takes a released one out of the shop',
  params,
  body: v.object({ version, reason }),
  ...changeResponses,
});

export const replyToReview = declareCall({
  method: 'POST',
  path: 'staff/reviews/{id}/reply',
  access,
  summary: "Sets the firm's reply below a review. An empty text removes it",
  params,
  body: v.object({ version, text: typedText('text', 'Reply', MAX_REVIEW_LENGTH) }),
  ...changeResponses,
});
