import * as v from 'valibot';
import { dataResponse, type Call, declareCall } from '../calls/call.ts';
import { id, integer, reason, requestKey, requiredText, time, typedText } from '../calls/wire.ts';
import { composition } from '../compose/composition.ts';
import { photoFileTypes, privatePhoto } from '../photos/private-photo.ts';
import { customerQuoteSchema } from './customer-quotes.ts';
import { offerFields, quoteContact, quoteNumber, quoteRequestFields } from './quote-fields.ts';
import { quoteParams as params, staffQuoteSchema } from './staff-quote.ts';

/** Calls of staff that start or change a quote. Amounts are pence, volumes are litres. */

const access = 'orders';

/** Version of the record on the page. A change of an older version is refused. */
const version = v.pipe(integer, v.metadata({ minimum: 1, title: 'Version' }));

/** Responses of calls that change a quote. */
const changeResponses = {
  response: dataResponse(staffQuoteSchema),
  /** Somebody has changed the quote meanwhile: the quote as it is now, by whom and when. */
  refusals: {
    409: v.object({
      current: v.optional(staffQuoteSchema),
      by: v.optional(v.string()),
      at: v.optional(time),
      /** Field of the request that the refusal is about. */
      field: v.optional(v.string()),
    }),
  },
} satisfies Partial<Call>;

/** Number of a new quote. */
const newQuoteResponse = v.object({ quoteno: v.string() });

export const startQuote = declareCall({
  method: 'POST',
  path: 'staff/quotes/start',
  access,
  summary: 'Writes down a request that came by phone',
  body: v.object({
    /** UUID from the page. A repeated call with it starts one quote. */
    key: requestKey,
    contact: quoteContact,
    ...quoteRequestFields,
  }),
  response: newQuoteResponse,
});

export const changeQuoteRequest = declareCall({
  method: 'POST',
  path: 'staff/quotes/{quoteno}/request',
  access,
  summary: 'Changes contact, addresses, furniture, days or note of a quote',
  params,
  body: v.object({ version, contact: quoteContact, ...quoteRequestFields }),
  ...changeResponses,
});

export const assignQuote = declareCall({
  method: 'POST',
  path: 'staff/quotes/{quoteno}/assignee',
  access,
  summary: 'Assigns a quote to a colleague or to nobody',
  params,
  body: v.object({ version, assignee: v.nullable(id) }),
  ...changeResponses,
});

const newOffer = v.object({
  version,
  composition,
  ...offerFields,
  terms: requiredText('text', 'Terms', 20_000),
  /** Text of staff above the lines, or ''. */
  message: typedText('text', 'Message', 5_000),
});

export type NewOffer = v.InferOutput<typeof newOffer>;

/** Mail and page of an offer before it is sent. */
export const previewQuote = declareCall({
  method: 'POST',
  path: 'staff/quotes/{quoteno}/preview',
  access,
  summary: 'The mail and the page of an offer. Nothing is changed',
  params,
  body: newOffer,
  response: dataResponse(
    v.object({
      mail: v.object({
        to: v.string(),
        subject: v.string(),
        html: v.string(),
        text: v.string(),
      }),
      page: customerQuoteSchema,
    }),
  ),
  refusals: changeResponses.refusals,
});

export const sendQuote = declareCall({
  method: 'POST',
  path: 'staff/quotes/{quoteno}/send',
  access,
  summary: 'Sends an offer to the customer, which replaces the former',
  params,
  body: newOffer,
  ...changeResponses,
});

export const remindOfQuote = declareCall({
  method: 'POST',
  path: 'staff/quotes/{quoteno}/remind',
  access,
  summary: 'Mails the customer a reminder of an offer',
  params,
  body: v.object({ version }),
  ...changeResponses,
});

export const extendQuote = declareCall({
  method: 'POST',
  path: 'staff/quotes/{quoteno}/extend',
  access,
  summary: 'Gives an offer a later last day, at the same prices, and mails that',
  params,
  body: v.object({ version, validuntil: offerFields.validuntil }),
  ...changeResponses,
});

export const copyQuote = declareCall({
  method: 'POST',
  path: 'staff/quotes/{quoteno}/copy',
  access,
  summary: 'Starts another quote with the same customer, request and lines',
  params,
  body: v.object({ key: requestKey }),
  response: newQuoteResponse,
});

export const withdrawQuote = declareCall({
  method: 'POST',
  path: 'staff/quotes/{quoteno}/withdraw',
  access,
  summary: 'Withdraws a quote. The customer is mailed if an offer was sent',
  params,
  body: v.object({ version, reason }),
  ...changeResponses,
});

/** Headers as for `uploadQuotePhoto`, without a token. */
export const uploadStaffQuotePhoto = declareCall({
  method: 'POST',
  path: 'staff/quotes/{quoteno}/photos',
  access,
  summary: 'Adds a photo that the customer sent in another way. Header x-photo-key',
  params,
  fileTypes: photoFileTypes,
  response: dataResponse(privatePhoto),
});

export const removeStaffQuotePhoto = declareCall({
  method: 'POST',
  path: 'staff/quotes/{quoteno}/photos/{photoid}/remove',
  access,
  summary: 'Removes a photo of a quote',
  params: v.object({ quoteno: quoteNumber, photoid: id }),
  response: dataResponse(staffQuoteSchema),
});
