import * as v from 'valibot';
import { dataResponse, declareCall } from '../calls/call.ts';
import { MAX_SIGNATURE_LENGTH } from '../calls/max-signature-length.ts';
import {
  id,
  integer,
  optionalReason,
  orderNumber,
  programText,
  reason,
  requestKey,
  requiredText,
  time,
  typedText,
} from '../calls/wire.ts';
import { photoFileTypes, privatePhoto } from '../photos/private-photo.ts';
import { finding, MAX_FINDINGS, ticketNumber } from './garment-fields.ts';
import {
  garmentParams as params,
  garmentSteps,
  orderGarmentsResponse,
  staffGarmentSchema,
} from './staff-garments.ts';

/** Calls of staff that take in or change garments. Amounts are pence. */

const access = 'garments';

/** Version of the record on the page. A change of an older version is refused. */
const version = v.pipe(integer, v.metadata({ minimum: 1, title: 'Version' }));

const changeResponses = {
  response: dataResponse(staffGarmentSchema),
  /** Somebody has changed the garment meanwhile: the garment as it is now, by whom and when. */
  refusals: {
    409: v.object({
      current: v.optional(staffGarmentSchema),
      by: v.optional(v.string()),
      at: v.optional(time),
    }),
  },
};

export const takeInGarments = declareCall({
  method: 'POST',
  path: 'staff/garments/of/{orderno}',
  access,
  summary: 'Makes tickets of garments that were brought',
  params: v.object({ orderno: orderNumber }),
  body: v.object({
    /** UUID from the page. A repeated call with it makes no more tickets. */
    key: requestKey,
    garments: v.pipe(
      v.array(
        v.object({
          /** Line of the order, or null for a garment that no line names. */
          lineid: v.nullable(id),
          name: requiredText('line', 'Garment', 100),
        }),
      ),
      v.metadata({ minItems: 1, maxItems: 50 }),
    ),
  }),
  response: orderGarmentsResponse,
});

export const describeGarment = declareCall({
  method: 'POST',
  path: 'staff/garments/{ticket}/condition',
  access,
  summary: 'Saves the name, the value and the condition of a garment',
  params,
  body: v.object({
    version,
    name: requiredText('line', 'Garment', 100),
    value: v.nullable(
      v.pipe(integer, v.metadata({ minimum: 0, maximum: 100_000_000, title: 'Value' })),
    ),
    note: typedText('text', 'Condition', 2_000),
    findings: v.pipe(v.array(finding), v.metadata({ maxItems: MAX_FINDINGS })),
  }),
  ...changeResponses,
});

export const sendConditions = declareCall({
  method: 'POST',
  path: 'staff/garments/of/{orderno}/send',
  access,
  summary: 'Mails the customer the condition of garments',
  params: v.object({ orderno: orderNumber }),
  body: v.object({
    tickets: v.pipe(v.array(ticketNumber), v.metadata({ minItems: 1, maxItems: 50 })),
  }),
  response: orderGarmentsResponse,
});

export const moveGarment = declareCall({
  method: 'POST',
  path: 'staff/garments/{ticket}/step',
  access,
  summary: 'Moves a garment to another state',
  params,
  body: v.object({ version, step: v.picklist(garmentSteps), reason: optionalReason }),
  ...changeResponses,
});

export const handOverGarment = declareCall({
  method: 'POST',
  path: 'staff/garments/{ticket}/hand-over',
  access,
  summary: 'Hands a garment over, with a signature or the reason why there is none',
  params,
  body: v.object({
    version,
    to: requiredText('line', 'Handed to', 200),
    /** Path of an SVG of 300 by 150 with the strokes, or ''. */
    signature: programText(MAX_SIGNATURE_LENGTH),
    /** Needed without a signature, or if the work is not done. */
    reason: optionalReason,
  }),
  ...changeResponses,
});

export const removeGarment = declareCall({
  method: 'POST',
  path: 'staff/garments/{ticket}/remove',
  access,
  summary: 'Deletes a ticket that was made by mistake',
  params,
  body: v.object({ version, reason }),
  response: orderGarmentsResponse,
});

/** Header x-photo-key has a UUID, with which a repeated upload is one photo. */
export const uploadGarmentPhoto = declareCall({
  method: 'POST',
  path: 'staff/garments/{ticket}/photos',
  access,
  summary: 'Adds a photo of a garment. Header x-photo-key',
  params,
  fileTypes: photoFileTypes,
  response: dataResponse(privatePhoto),
});

export const removeGarmentPhoto = declareCall({
  method: 'POST',
  path: 'staff/garments/{ticket}/photos/{photoid}/remove',
  access,
  summary: 'Removes a photo of a garment',
  params: v.object({ ticket: ticketNumber, photoid: id }),
  response: dataResponse(staffGarmentSchema),
});
