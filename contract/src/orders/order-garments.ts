import * as v from 'valibot';
import { declareCall } from '../calls/call.ts';
import { integer, orderNumber, requestKey, requiredText } from '../calls/wire.ts';
import { ticketNumber } from '../garments/garment-fields.ts';
import { linkTokenField, orderPageResponse } from './order-page.ts';

/** The customer's answers about garments, on the order's page. */

const agreement = {
  ticket: ticketNumber,
  /** Version of the garment on the page. Another description meanwhile refuses the call. */
  version: v.pipe(integer, v.metadata({ minimum: 1, title: 'Version' })),
};

const reply = {
  ticket: ticketNumber,
  text: requiredText('text', 'Reply', 5_000),
  /** UUID from the page. A repeated call with it is one reply. */
  key: requestKey,
};

export const agreeToGarment = declareCall({
  method: 'POST',
  path: 'users/garments/agree',
  access: 'session',
  summary: 'Says that the description of a garment of an own order is right',
  body: v.object({ orderno: orderNumber, ...agreement }),
  response: orderPageResponse,
});

export const agreeToGarmentByLink = declareCall({
  method: 'POST',
  path: 'users/garments/agreebylink',
  access: 'everybody',
  summary: "Says that the description of a garment of a mail's link is right",
  body: v.object({ token: linkTokenField, ...agreement }),
  response: orderPageResponse,
});

export const replyAboutGarment = declareCall({
  method: 'POST',
  path: 'users/garments/reply',
  access: 'session',
  summary: 'Replies to the description of a garment of an own order, in the inbox',
  body: v.object({ orderno: orderNumber, ...reply }),
  response: orderPageResponse,
});

export const replyAboutGarmentByLink = declareCall({
  method: 'POST',
  path: 'users/garments/replybylink',
  access: 'everybody',
  summary: "Replies to the description of a garment of a mail's link, in the inbox",
  body: v.object({ token: linkTokenField, ...reply }),
  response: orderPageResponse,
});
