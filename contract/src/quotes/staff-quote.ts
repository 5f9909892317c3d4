import * as v from 'valibot';
import { dataResponse, declareCall, declareDownload } from '../calls/call.ts';
import { day, integer, time, openEnum } from '../calls/wire.ts';
import { composition } from '../compose/composition.ts';
import { privatePhoto } from '../photos/private-photo.ts';
import {
  dayOrEmpty,
  neededDays,
  offerFields,
  offerSums,
  quoteContact,
  quoteMessage,
  quoteNumber,
  quoteRequestFields,
} from './quote-fields.ts';
import { quoteSources, quoteStates } from './quote-state.ts';

/** Calls that read one quote for staff. Amounts are pence, volumes are litres. */

const access = 'orders';
export const quoteParams = v.object({ quoteno: quoteNumber });

export const quoteOutlineFields = {
  quoteno: v.string(),
  version: integer,
  state: openEnum(quoteStates),
  statelabel: v.string(),
  source: openEnum(quoteSources),
  /** Colleague to whom the quote is assigned, or null. */
  assignee: v.nullable(v.object({ id: integer, name: v.string() })),
  createdat: time,
  /** Time of the last change by anybody. */
  changedat: time,
  /** Time of the newest offer, or ''. */
  sentat: v.string(),
  /** Last London day on which the offer can be accepted, or ''. */
  validuntil: dayOrEmpty,
  /** Total of the newest offer, or null without one. */
  total: v.nullable(integer),
  /** Number of the order after acceptance, or ''. */
  orderno: v.string(),
};

/** An offer that was sent. */
const sentOffer = v.object({
  /** Number of the offer. The first is 1. */
  number: integer,
  composition,
  ...offerSums,
  ...offerFields,
  terms: v.string(),
  message: v.string(),
  needs: neededDays,
  /** Name of the colleague who sent it, and when. */
  by: v.string(),
  at: time,
});

export type SentOffer = v.InferOutput<typeof sentOffer>;

/** Actions of staff on a quote. */
export const quoteActions = [
  'changeRequest',
  'assign',
  'send',
  'remind',
  'extend',
  'copy',
  'withdraw',
] as const;

export type QuoteAction = (typeof quoteActions)[number];

export const quoteActionLabels: Record<QuoteAction, string> = {
  changeRequest: 'Change the request',
  assign: 'Assign',
  send: 'Send',
  remind: 'Remind',
  extend: 'Extend',
  copy: 'Copy',
  withdraw: 'Withdraw',
};

/** A quote with all data of its page. */
export const staffQuoteSchema = v.object({
  ...quoteOutlineFields,
  contact: quoteContact,
  ...quoteRequestFields,
  litres: integer,
  photos: v.array(privatePhoto),
  /** Id of the message in the inbox that has the conversation, or null without one. */
  messageid: v.nullable(integer),
  messages: v.array(quoteMessage),
  /** Sent offers, the newest first. */
  offers: v.array(sentOffer),
  /** Lines to begin the next offer with: those of the newest offer, or of the copied quote, or null. */
  composition: v.nullable(composition),
  /** Terms and last day with which the next offer begins. */
  suggested: v.object({ terms: v.string(), validuntil: day }),
  /** Time of the reminder, or ''. */
  remindedat: v.string(),
  /** Present after acceptance: the typed name, the time and the number of the accepted offer. */
  accepted: v.optional(v.object({ name: v.string(), at: time, number: integer })),
  /** Reason of the customer for declining, or of staff for withdrawing, or ''. */
  reason: v.string(),
  /** Path of the customer's page below /admin/customers, or ''. */
  customer: v.string(),
  /** Number of mailed links that open the quote now. */
  links: integer,
  /** `refusal` is the reason why the action is not possible now, or ''. */
  actions: v.array(v.object({ name: openEnum(quoteActions), refusal: v.string() })),
  /** Latest entry first. */
  timeline: v.array(
    v.object({
      id: integer,
      title: v.string(),
      text: v.string(),
      reason: v.string(),
      /** Name of the colleague, 'Customer', or 'The shop'. */
      by: v.string(),
      at: time,
    }),
  ),
});

export type StaffQuote = v.InferOutput<typeof staffQuoteSchema>;
export type StaffQuoteOnWire = v.InferInput<typeof staffQuoteSchema>;

export const getStaffQuote = declareCall({
  method: 'GET',
  path: 'staff/quotes/{quoteno}',
  access,
  summary: 'A quote with everything that happened to it, and the actions of staff',
  params: quoteParams,
  response: dataResponse(staffQuoteSchema),
});

export const downloadStaffQuote = declareDownload({
  method: 'GET',
  path: 'staff/quotes/{quoteno}/pdf',
  access,
  summary: 'The newest offer of a quote as a PDF, for staff',
  params: quoteParams,
  mediaType: 'application/pdf',
});
