import * as v from 'valibot';
import { dataResponse, declareCall, declareDownload } from '../calls/call.ts';
import {
  day,
  id,
  integer,
  orderNumber,
  pageSize,
  time,
  typedText,
  openEnum,
} from '../calls/wire.ts';
import { privatePhoto } from '../photos/private-photo.ts';
import { finding, ticketNumber } from './garment-fields.ts';
import { garmentStates } from './garment-state.ts';

/** Calls that read garments for staff. Amounts are pence. */

const access = 'garments';

export const garmentParams = v.object({ ticket: ticketNumber });

/** Steps of the call `moveGarment`. */
export const garmentSteps = [
  'agree',
  'startCleaning',
  'markReady',
  'backToCleaning',
  'backToIntake',
  'undoHandOver',
] as const;

export type GarmentStep = (typeof garmentSteps)[number];

const garmentSummaryFields = {
  ticket: v.string(),
  orderno: v.string(),
  name: v.string(),
  state: openEnum(garmentStates),
  statelabel: v.string(),
  /** First and last name of the customer. */
  customer: v.string(),
  receivedat: time,
  /** Day by which the garments of the order are due, or ''. */
  due: v.string(),
  /** The customer's latest answer until the next step of staff, otherwise ''. */
  answer: openEnum(['', 'agreed', 'replied']),
};

/** A row of the list. */
const garmentRow = v.object({
  ...garmentSummaryFields,
  photos: integer,
  /** URL of the first photo's thumbnail, or ''. It expires after a few minutes. */
  thumbnailurl: v.string(),
});

export type GarmentRow = v.InferOutput<typeof garmentRow>;

/** A POST request, because URLs are logged and a search may contain names. */
export const listGarments = declareCall({
  method: 'POST',
  path: 'staff/garments/list',
  access,
  summary: 'A page of the garments that match a search and filters, the newest first',
  body: v.object({
    /** A ticket, or parts of the names of garment and customer. */
    search: v.optional(typedText('line', 'Search', 100)),
    /** A state, or 'here' for all that are not handed over. */
    state: v.optional(v.picklist([...garmentStates, 'here'])),
    /** Day in London on which a photo was taken. */
    photoday: v.optional(v.pipe(day, v.metadata({ title: 'Photo taken on' }))),
    orderno: v.optional(orderNumber),
    /** `next` of the previous page. */
    after: v.optional(id),
    size: pageSize,
  }),
  response: v.object({ data: v.array(garmentRow), next: v.nullable(integer) }),
});

/** A garment with all data of its page at the desk. */
export const staffGarmentSchema = v.object({
  ...garmentSummaryFields,
  version: integer,
  value: v.nullable(integer),
  note: v.string(),
  findings: v.array(finding),
  photos: v.array(privatePhoto),
  /** Steps that are possible now, with the texts of their buttons. */
  steps: v.array(
    v.object({ name: v.picklist(garmentSteps), label: v.string(), needsreason: v.boolean() }),
  ),
  /** Actions that the state of the garment allows. */
  can: v.object({
    describe: v.boolean(),
    send: v.boolean(),
    handover: v.boolean(),
    addphotos: v.boolean(),
    remove: v.boolean(),
  }),
  /** Whether a hand-over needs a reason, because the garment is not ready. */
  handoverneedsreason: v.boolean(),
  /** Id of the inbox message with the customer's replies, or null. */
  messageid: v.nullable(integer),
  /** Present after the hand-over. `signature` is an SVG path in a view box of 300 by 150, or ''. */
  handedover: v.optional(
    v.object({ to: v.string(), at: time, signature: v.string(), reason: v.string() }),
  ),
  history: v.array(v.object({ title: v.string(), text: v.string(), by: v.string(), at: time })),
});

export type StaffGarment = v.InferOutput<typeof staffGarmentSchema>;
export type StaffGarmentOnWire = v.InferInput<typeof staffGarmentSchema>;

/** The garments of an order, and its lines for which garments can be taken in. */
const orderGarments = v.object({
  orderno: v.string(),
  customer: v.string(),
  garments: v.array(garmentRow),
  /** Lines of the order for garments. `taken` is the number of tickets of a line. */
  lines: v.array(
    v.object({ lineid: integer, name: v.string(), quantity: integer, taken: integer }),
  ),
  /** Whether all garments are ready, so that the order can go to its next step. */
  allready: v.boolean(),
});

export type OrderGarments = v.InferOutput<typeof orderGarments>;

export const orderGarmentsResponse = dataResponse(orderGarments);

export const getOrderGarments = declareCall({
  method: 'GET',
  path: 'staff/garments/of/{orderno}',
  access,
  summary: 'The garments of an order, and its lines for which garments can be taken in',
  params: v.object({ orderno: orderNumber }),
  response: orderGarmentsResponse,
});

export const getGarment = declareCall({
  method: 'GET',
  path: 'staff/garments/{ticket}',
  access,
  summary: 'A garment with its findings, photos and history',
  params: garmentParams,
  response: dataResponse(staffGarmentSchema),
});

/** One label per page for a roll of 62 mm, or A4 sheets of 24 labels. */
export const labelFormats = ['roll', 'a4'] as const;

export const LABELS_OF_SHEET = 24;

export const printGarmentLabels = declareDownload({
  method: 'POST',
  path: 'staff/garments/labels',
  access,
  summary: 'Labels of garments as a PDF. Their QR codes open the garment at the desk',
  body: v.object({
    tickets: v.pipe(v.array(ticketNumber), v.metadata({ minItems: 1, maxItems: 200 })),
    format: v.picklist(labelFormats),
    /** Number of used labels at the start of the first A4 sheet. */
    skip: v.optional(
      v.pipe(integer, v.metadata({ minimum: 0, maximum: LABELS_OF_SHEET - 1, title: 'Skip' })),
      0,
    ),
  }),
  mediaType: 'application/pdf',
});
