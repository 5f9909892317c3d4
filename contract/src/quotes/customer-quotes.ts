import * as v from 'valibot';
import { fullDayFields, requestedSchedule, storedSchedule } from '../calendar/booking-fields.ts';
import { dataResponse, declareCall, declareDownload } from '../calls/call.ts';
import {
  id,
  integer,
  optionalDay,
  optionalReason,
  programText,
  requestKey,
  requiredText,
  typedText,
  openEnum,
} from '../calls/wire.ts';
import {
  dayOrEmpty,
  neededDays,
  offerFields,
  offerSums,
  openDaysByTrade,
  quoteContact,
  quoteContactFields,
  quoteMessage,
  quoteRequestFields,
} from './quote-fields.ts';
import { photoFileTypes, privatePhoto } from '../photos/private-photo.ts';
import { quoteSources, quoteStates } from './quote-state.ts';

/**
 * Calls of customers about quotes. Whoever has the secret link of a quote may read, accept and decline it.
 * The token of the link is in the body or in a header and not in the URL, because proxies log URLs.
 */

const options = { method: 'POST', access: 'everybody' } as const;

/** Header of an upload with the token of the link. */
export const QUOTE_TOKEN_HEADER = 'x-quote-token';

const token = v.pipe(v.string(), v.metadata({ minLength: 1, maxLength: 200 }));

/** Number of the offer on the page. The call fails with 409 if the quote has a newer offer. */
const version = v.pipe(integer, v.metadata({ minimum: 1, title: 'Version' }));

export const requestQuote = declareCall({
  ...options,
  path: 'quotes/request',
  summary: 'A request for a quote, which the firm also gets as a message',
  body: v.object({
    source: v.optional(v.picklist(['calculator', 'form']), 'form'),
    /** UUID that the page makes, so that a repeated call stores one request only. */
    key: requestKey,
    contact: v.object({
      ...quoteContactFields,
      name: requiredText('line', 'Name', 200),
      last_name: v.optional(quoteContactFields.last_name, ''),
      address: v.optional(quoteContactFields.address, ''),
      city: v.optional(quoteContactFields.city, ''),
      postalcode: v.optional(quoteContactFields.postalcode, ''),
    }),
    ...quoteRequestFields,
    journey: v.optional(quoteRequestFields.journey, null),
    items: v.optional(quoteRequestFields.items, []),
    wisheddays: v.optional(quoteRequestFields.wisheddays, []),
    note: v.optional(quoteRequestFields.note, ''),
    captcha: v.optional(programText(8_000)),
  }),
  /** The token opens the quote's page, where photos can be added at once. */
  response: v.object({ quoteno: v.string(), token: v.string() }),
});

/** The newest offer of a quote, as its page shows it. */
const customerOffer = v.object({
  /** Number of the offer. The first is 1. */
  version: integer,
  ...offerSums,
  ...offerFields,
  /** Day on which the rest is due, once the quote is accepted, or ''. */
  restdueon: dayOrEmpty,
  /** Time of the payment if it is not by card, such as 'on the day'. */
  paytime: v.string(),
  /** Sentences about the next steps, the same as in the confirmation of an order (rule 63). */
  steps: v.array(v.string()),
  terms: v.string(),
  message: v.string(),
  /** Kinds of days that the customer chooses to accept the quote. */
  needs: neededDays,
  /** Whether the page asks for the date of the wedding or event. */
  needseventdate: v.boolean(),
});

/** A quote as its page shows it. */
export const customerQuoteSchema = v.object({
  quoteno: v.string(),
  state: openEnum(quoteStates),
  statelabel: v.string(),
  /** Sentences about the state of the quote and the customer's next step, with the phone number if they need it. */
  notice: v.string(),
  source: openEnum(quoteSources),
  contact: quoteContact,
  ...quoteRequestFields,
  /** Volume of the furniture list. */
  litres: integer,
  /** Null until the firm has sent an offer. */
  offer: v.nullable(customerOffer),
  /** Open days. None if the quote cannot be accepted. */
  days: openDaysByTrade,
  photos: v.array(privatePhoto),
  messages: v.array(quoteMessage),
  /** Permitted actions of the holder of the link. `pay`: the accepted quote's payment is still due. */
  can: v.object({
    accept: v.boolean(),
    decline: v.boolean(),
    ask: v.boolean(),
    addphotos: v.boolean(),
    pay: v.boolean(),
  }),
  /** Fields of the contact that acceptance needs and the quote lacks. */
  missing: v.array(openEnum(['name', 'address', 'postalcode', 'email', 'mobile'])),
  /** Present after acceptance. `state` is the order's, in words. */
  order: v.optional(v.object({ orderno: v.string(), state: v.string() })),
});

export type CustomerQuote = v.InferOutput<typeof customerQuoteSchema>;
export type CustomerQuoteOnWire = v.InferInput<typeof customerQuoteSchema>;

const response = dataResponse(customerQuoteSchema);

/** Body of a 409 response: the current quote, or the open days if a chosen day is full or closed. */
const refusals = {
  409: v.object({ ...fullDayFields, current: v.optional(customerQuoteSchema) }),
};

export const getQuoteByLink = declareCall({
  ...options,
  path: 'quotes/bylink',
  summary: "The quote that the token of a mail's link opens",
  body: v.object({ token }),
  response,
});

/**
 * Refusals with 409 have a code: `quote_changed` (a newer offer), `quote_expired`, `quote_withdrawn`,
 * `quote_declined`, `quote_requested` (no offer yet), `quote_accepted` (for other days, on another device),
 * and `day_full` or `day_closed` with the open days.
 */
export const acceptQuote = declareCall({
  ...options,
  path: 'quotes/accept',
  kind: 'payment',
  summary: 'Accepts an offer, which makes one order, also if it is repeated',
  body: v.object({
    token,
    version,
    /** The chosen days. Needed for each kind of day in `needs`. */
    schedule: v.optional(requestedSchedule),
    /** Full name, typed in place of a signature. */
    name: requiredText('line', 'Your full name', 200),
    termsaccepted: v.literal(true),
    /** Changed or missing details. The e-mail address stays unless the quote has none. */
    contact: v.optional(
      v.object({
        name: v.optional(quoteContactFields.name),
        last_name: v.optional(quoteContactFields.last_name),
        email: v.optional(quoteContactFields.email),
        mobile: v.optional(quoteContactFields.mobile),
        address: v.optional(quoteContactFields.address),
        city: v.optional(quoteContactFields.city),
        postalcode: v.optional(quoteContactFields.postalcode),
      }),
    ),
    /** Date of the wedding or event, or ''. */
    eventdate: v.optional(optionalDay('Date of the wedding or event'), ''),
    note: v.optional(typedText('text', 'Note', 1_000), ''),
  }),
  /** `url` is the card provider's page if something is to be paid now. */
  response: v.object({ orderno: v.string(), url: v.optional(v.string()) }),
  refusals,
});

export const payQuote = declareCall({
  ...options,
  path: 'quotes/pay',
  kind: 'payment',
  summary: "Opens the payment page of an accepted quote's order that waits for its payment",
  /** `schedule`: other days. Needed after a 409 response, if a former day was released and is full now. */
  body: v.object({ token, schedule: v.optional(storedSchedule) }),
  response: v.object({ orderno: v.string(), url: v.string() }),
  refusals,
});

export const openQuotedOrder = declareCall({
  ...options,
  path: 'quotes/order',
  summary: "The page of an accepted quote's order",
  body: v.object({ token }),
  /** Path of the order's page in the shop. A guest's path has a token after '#'. */
  response: v.object({ path: v.string() }),
});

export const declineQuote = declareCall({
  ...options,
  path: 'quotes/decline',
  summary: 'Declines an offer',
  body: v.object({ token, version, reason: optionalReason }),
  response,
  refusals,
});

export const askAboutQuote = declareCall({
  ...options,
  path: 'quotes/ask',
  summary: 'Asks the firm about a quote. The question is part of its conversation',
  body: v.object({ token, text: requiredText('text', 'Question', 5_000), key: requestKey }),
  response,
});

export const uploadQuotePhoto = declareCall({
  ...options,
  path: 'quotes/photos',
  summary:
    'Adds a photo: the body is the file, its content decides the type. Headers x-quote-token, x-photo-key',
  fileTypes: photoFileTypes,
  response: dataResponse(privatePhoto),
});

export const removeQuotePhoto = declareCall({
  ...options,
  path: 'quotes/photos/remove',
  summary: 'Removes a photo of a quote',
  body: v.object({ token, photoid: id }),
  response,
});

export const downloadQuote = declareDownload({
  ...options,
  path: 'quotes/pdf',
  summary: 'The newest offer of a quote as a PDF',
  body: v.object({ token }),
  mediaType: 'application/pdf',
});
