import * as v from 'valibot';
import { dataResponse, declareCall, declareDownload } from '../calls/call.ts';
import { day, id, integer, orderNumber, pageSize, time, typedText, word } from '../calls/wire.ts';
import { privatePhoto } from '../photos/private-photo.ts';
import { finding, ticketNumber } from './garment-fields.ts';
import { garmentStates } from './garment-state.ts';

/** Calls that read garments for staff. Amounts are pence. */

const access = 'garments';

export const garmentParams = v.object({ ticket: ticketNumber });

/** Steps of a garment that a press of staff makes. */
export const garmentSteps = [
  'agree',
  'startCleaning',
  'markReady',
  'backToCleaning',
  'backToIntake',
  'undoHandOver',
] as const;

export type GarmentStep = (typeof garmentSteps)[number];

const garmentOutlineFields = {
  ticket: v.string(),
  orderno: v.string(),
  name: v.string(),
  state: word(garmentStates),
  statelabel: v.string(),
  /** First and last name of the customer. */
  customer: v.string(),
  receivedat: time,
  /** Day by which the garments of the order are due, or ''. */
  due: v.string(),
  /** The customer's answer to the description, which staff have not acted on, or ''. */
  answer: word(['', 'agreed', 'replied']),
};

/** A row of the list. */
const garmentRow = v.object({
  ...garmentOutlineFields,
  photos: integer,
  /** Address of the first photo in small, or ''. It ends after a few minutes. */
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
  ...garmentOutlineFields,
  version: integer,
  value: v.nullable(integer),
  note: v.string(),
  findings: v.array(finding),
  photos: v.array(privatePhoto),
  /** Steps that are possible now, with the texts of their buttons. */
  steps: v.array(
    v.object({ name: v.picklist(garmentSteps), label: v.string(), needsreason: v.boolean() }),
  ),
  /** Whether the description can be changed, sent to the customer, and the garment be handed over. */
  can: v.object({
    describe: v.boolean(),
    send: v.boolean(),
    handover: v.boolean(),
    addphotos: v.boolean(),
    remove: v.boolean(),
  }),
  /** Whether a hand-over now needs a reason, because the work is not done. */
  handoverneedsreason: v.boolean(),
  /** The message with the customer's replies in the inbox, or null. */
  messageid: v.nullable(integer),
  /** Present after the hand-over. `signature` is the path of an SVG of 300 by 150, or ''. */
  handedover: v.optional(
    v.object({ to: v.string(), at: time, signature: v.string(), reason: v.string() }),
  ),
  history: v.array(v.object({ title: v.string(), text: v.string(), by: v.string(), at: time })),
});

export type StaffGarment = v.InferOutput<typeof staffGarmentSchema>;
export type StaffGarmentOnWire = v.InferInput<typeof staffGarmentSchema>;

/** The garments of an order, and what can be taken in for it. */
const orderGarments = v.object({
  orderno: v.string(),
  customer: v.string(),
  garments: v.array(garmentRow),
  /** Lines of the order with garments to care for. `taken` is the number of their tickets. */
  lines: v.array(
    v.object({ lineid: integer, name: v.string(), quantity: integer, taken: integer }),
  ),
  /** Whether all garments are ready, so that the order can go on to its own next step. */
  allready: v.boolean(),
});

export type OrderGarments = v.InferOutput<typeof orderGarments>;

export const orderGarmentsResponse = dataResponse(orderGarments);

export const getOrderGarments = declareCall({
  method: 'GET',
  path: 'staff/garments/of/{orderno}',
  access,
  summary: 'The garments of an order, and what can be taken in for it',
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

/** Formats of labels: one label each page for a roll of 62 mm, or sheets of A4 with 24 labels. */
export const labelFormats = ['roll', 'a4'] as const;

export const printGarmentLabels = declareDownload({
  method: 'POST',
  path: 'staff/garments/labels',
  access,
  summary: 'Labels of garments as a PDF. Their QR codes open the garment at the desk',
  body: v.object({
    tickets: v.pipe(v.array(ticketNumber), v.metadata({ minItems: 1, maxItems: 200 })),
    format: v.picklist(labelFormats),
    /** Number of labels of the first A4 sheet that are used up. */
    skip: v.optional(v.pipe(integer, v.metadata({ minimum: 0, maximum: 23, title: 'Skip' })), 0),
  }),
  mediaType: 'application/pdf',
});
