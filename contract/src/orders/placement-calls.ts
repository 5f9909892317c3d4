import * as v from 'valibot';
import { PERSONALISATION_PATTERN } from '../basket/personalisation.ts';
import { submittedLine } from '../basket/saved-basket.ts';
import { openDays, requestedSchedule, storedSchedule, trade } from '../calendar/booking-fields.ts';
import {
  type WithTextIds,
  type CallInput,
  dataResponse,
  declareBareCall,
  declareCall,
  emptyResponse,
} from '../calls/call.ts';
import { amountInPounds, id, integer, programText, typedText } from '../calls/wire.ts';
import { depositOffer } from './deposit-offer.ts';
import { refusalReasons } from './refused-lines.ts';

/**
 * Calls of the specification that place an order or verify its payment. Amounts are in pounds. Pages read the responses
 * with the tolerant schemas in this folder.
 */

/** Longest note from the shopper to the firm, in characters. */
const MAX_NOTE_LENGTH = 1_000;

const submittedLines = v.pipe(v.array(submittedLine), v.metadata({ minItems: 1, maxItems: 200 }));

/** A submitted add-on, standard or personalised. */
const submittedAddon = v.object({
  id,
  productid: id,
  cartquantity: integer,
  ustring: v.optional(programText(10_000)),
  name: v.optional(typedText('line', 'Name', 500)),
  amount: v.optional(v.number()),
  personalisation: v.optional(
    v.pipe(
      v.string(),
      v.metadata({
        'x-typed': 'personalisation',
        pattern: PERSONALISATION_PATTERN,
        description: 'Text of a personalised add-on.',
      }),
    ),
  ),
});

export type SubmittedAddon = v.InferOutput<typeof submittedAddon>;

const submittedAddons = v.pipe(v.array(submittedAddon), v.metadata({ maxItems: 1_000 }));

/** Fields of both calls that place an order. */
const submissionFields = {
  userid: v.optional(id),
  totalamount: v.pipe(
    v.number(),
    v.metadata({ description: "Total in pounds on the shopper's page." }),
  ),
  customerid: v.optional(
    v.pipe(
      v.nullable(id),
      v.metadata({
        description: 'Id of the shipping details. Without it, the newest are used.',
      }),
    ),
  ),
  /**
   * Number that the page suggests. Pages send none if the backend announces `order-in-one-call`.
   */
  orderno: v.optional(
    v.pipe(
      v.nullable(v.pipe(v.string(), v.metadata({ maxLength: 100 }))),
      v.metadata({ description: 'Ignored. The response contains the order number.' }),
    ),
  ),
  packages: v.optional(submittedAddons),
  personalised: v.optional(submittedAddons),
  idempotencyKey: v.optional(programText(200)),
  note: v.optional(typedText('text', 'Note', MAX_NOTE_LENGTH)),
  eventdate: v.optional(
    v.pipe(
      v.string(),
      v.metadata({
        title: 'Date of the wedding or event',
        maxLength: 10,
        description: "'YYYY-MM-DD', or empty. Garments are due a week before.",
      }),
    ),
  ),
  schedule: v.optional(requestedSchedule),
};

const refusal = v.pipe(
  v.object({
    trade: v.optional(trade),
    days: v.optional(openDays),
    lines: v.optional(
      v.array(
        v.object({
          line: v.pipe(
            integer,
            v.metadata({ description: 'Index of the product line in the sent basket.' }),
          ),
          productid: integer,
          addonid: v.pipe(
            v.nullable(integer),
            v.metadata({
              description: 'The refused add-on. Null if the product itself is refused.',
            }),
          ),
          reason: v.picklist(refusalReasons),
        }),
      ),
    ),
  }),
  v.metadata({
    description:
      'Refused. Contains the open days if the day is full, and the lines that cannot be ordered.',
  }),
);

const orderOptions = { method: 'POST', access: 'session', kind: 'order' } as const;

export const placeOrder = declareCall({
  ...orderOptions,
  path: 'users/orderplace',
  summary: 'Places an order to be collected and paid later',
  body: v.object({
    ...submissionFields,
    /** Pages send 'OFFLINE'. */
    transactionid: v.optional(programText(200)),
    payment_method: v.optional(v.picklist(['offline'])),
    products: submittedLines,
  }),
  response: v.object({ orderno: v.string(), orderid: integer, totalamount: amountInPounds }),
  refusals: { 409: refusal },
});

export type OfflineOrderRequest = WithTextIds<CallInput<typeof placeOrder>>;

/** The order's number, which the two calls for lines name `orderid`. */
const orderid = v.pipe(v.string(), v.metadata({ minLength: 1, maxLength: 100 }));

export const acceptOrderLine = declareCall({
  ...orderOptions,
  path: 'users/orderproducts',
  summary: 'Accepts a line that older pages send after the order; stores nothing',
  body: v.object({ userid: v.optional(id), orderid, productid: id }),
  response: emptyResponse,
});

export const acceptOrderAddon = declareCall({
  ...orderOptions,
  path: 'users/addtopackage',
  summary: 'Accepts an add-on that older pages send after the order; stores nothing',
  body: v.object({ userid: v.optional(id), orderid, id }),
  response: emptyResponse,
});

/** `products` and `cart_items` have the same meaning, and one of them is enough. */
export const createPaymentSession = declareCall({
  ...orderOptions,
  path: 'users/create-stripe-session',
  kind: 'payment',
  summary: 'Stores an order that awaits payment and opens its payment page',
  body: v.object({
    ...submissionFields,
    deliveryCharge: v.optional(
      v.pipe(v.number(), v.metadata({ description: 'Pounds; part of the total.' })),
    ),
    /** Pence of the deposit that the page showed, to pay only the deposit. */
    deposit: v.optional(v.pipe(integer, v.metadata({ minimum: 1 }))),
    cart_items: v.optional(submittedLines),
    products: v.optional(submittedLines),
    customer_details: v.optional(v.unknown()),
  }),
  response: v.object({ sessionId: v.string(), url: v.string(), orderno: v.string() }),
  refusals: { 409: refusal },
});

export type PaymentSessionRequest = WithTextIds<CallInput<typeof createPaymentSession>>;

export const getDeposit = declareCall({
  ...orderOptions,
  path: 'users/getdeposit',
  summary: 'What a shopper may pay first for a basket, and by when the rest is due',
  body: v.object({
    products: submittedLines,
    packages: submissionFields.packages,
    personalised: submissionFields.personalised,
    /** Only its days count, so the addresses may be missing. */
    schedule: v.optional(storedSchedule),
  }),
  response: dataResponse(depositOffer),
});

export type DepositRequest = WithTextIds<CallInput<typeof getDeposit>>;

export const verifyPayment = declareBareCall({
  method: 'GET',
  path: 'users/verify-payment/{sessionId}',
  access: 'session',
  kind: 'payment',
  summary: 'Whether the payment of an own order is complete',
  params: v.object({
    sessionId: v.pipe(v.string(), v.metadata({ minLength: 1, maxLength: 255 })),
  }),
  response: v.object({
    success: v.boolean(),
    orderno: v.string(),
    amount_total: amountInPounds,
    payment_status: v.string(),
    transactionid: v.string(),
    error: v.nullable(v.string()),
  }),
});
