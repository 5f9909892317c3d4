import * as v from 'valibot';
import { savedCartLineSchema, savedPackageLineSchema } from '../basket/lines.ts';
import { savedCartLine, savedPackageLine } from '../basket/saved-basket.ts';
import {
  bookedPlaces,
  dayTitles,
  fullDayFields,
  half,
  storedSchedule,
  trade,
} from '../calendar/booking-fields.ts';
import { dataResponse, declareCall, emptyResponse } from '../calls/call.ts';
import { day, integer, orderNumber, orEmpty, pounds, word } from '../calls/wire.ts';
import { addressFields, doneRefunds, orderedLine, progressList } from './order-fields.ts';

/** Calls of an order's page, for its owner and for the holder of its mailed link. */

/**
 * Whether the customer may make a change. `refusal` is the reason why a change is not permitted, or
 * ''. `lastday` is the last London day on which the change is possible, or '' if it is possible
 * until the firm begins.
 */
const permissionFields = {
  refusal: orEmpty(word(['over', 'begun', 'late', 'often'])),
  lastday: orEmpty(day),
};

const packageLines = v.array(
  v.pipe(
    savedPackageLine,
    v.transform((line) => v.parse(savedPackageLineSchema, line)),
  ),
);

const orderPage = v.object({
  customer: v.object(addressFields),
  lines: v.array(orderedLine),
  /** Payment method and state, in words. */
  payment: v.string(),
  /** Address of the warehouse, if a part of the order is brought or collected there. */
  warehouse: v.optional(v.string()),
  deliveryname: v.string(),
  /** The wedding or event, and when garments are due. */
  event: v.optional(v.object({ date: day, due: day })),
  /** Present if the order is on hold and the firm says so. `until` is a day, or ''. */
  onhold: v.optional(v.object({ until: orEmpty(day) })),
  progress: progressList,
  vat: v.optional(
    v.object({
      number: v.string(),
      /** `rate` is in per cent. */
      lines: v.array(v.object({ rate: v.number(), gross: pounds, vat: pounds })),
    }),
  ),
  dates: v.optional(
    v.object({
      schedule: storedSchedule,
      daytitles: dayTitles,
      places: bookedPlaces,
      /**
       * Changes of a booked day. `what` is a noun phrase that follows 'another day for'. `left` is
       * the number of changes that are left.
       */
      changes: v.array(v.object({ trade, what: v.string(), ...permissionFields, left: integer })),
    }),
  ),
  /** `refund` is what is refunded if the order is cancelled now. */
  cancel: v.object({ ...permissionFields, refund: pounds }),
  refund: v.optional(v.object({ amount: pounds, by: day })),
  refunds: v.optional(doneRefunds),
  /** Basket with which the customer can order the same again, at current prices. */
  again: v.object({
    cart: v.array(
      v.pipe(
        savedCartLine,
        v.transform((line) => v.parse(savedCartLineSchema, line)),
      ),
    ),
    packages: packageLines,
    personalised: packageLines,
  }),
});

export type OrderPageResponse = v.InferOutput<typeof orderPage>;

const response = dataResponse(orderPage);

/** The token of a mailed link. It is in the body and not in the URL, because proxies log URLs. */
const token = v.pipe(v.string(), v.metadata({ minLength: 1, maxLength: 200 }));

export const getOrderPage = declareCall({
  method: 'GET',
  path: 'users/orderpage/{orderno}',
  access: 'session',
  summary: 'An own order with everything that its page shows',
  params: v.object({ orderno: orderNumber }),
  response,
});

export const getOrderByLink = declareCall({
  method: 'POST',
  path: 'users/orderbylink',
  access: 'everybody',
  summary: "The order that the token of a mail's link opens",
  body: v.object({ token }),
  response,
});

export const claimOrder = declareCall({
  method: 'POST',
  path: 'users/claimorder',
  access: 'session',
  summary: "Makes the order of a link one of the signed-in customer's, which ends its links",
  body: v.object({ token }),
  response: emptyResponse,
});

export const cancelOrder = declareCall({
  method: 'POST',
  path: 'users/cancelorder',
  access: 'session',
  summary: 'Cancels an own order',
  body: v.object({ orderno: orderNumber }),
  response,
});

export const cancelOrderByLink = declareCall({
  method: 'POST',
  path: 'users/cancelorderbylink',
  access: 'everybody',
  summary: "Cancels the order of a mail's link",
  body: v.object({ token }),
  response,
});

const newDay = { trade, date: day, half };
const refusals = { 409: v.object(fullDayFields) };

export const changeDate = declareCall({
  method: 'POST',
  path: 'users/changedate',
  access: 'session',
  summary: 'Gives an own order another day',
  body: v.object({ orderno: orderNumber, ...newDay }),
  response,
  refusals,
});

export const changeDateByLink = declareCall({
  method: 'POST',
  path: 'users/changedatebylink',
  access: 'everybody',
  summary: "Gives the order of a mail's link another day",
  body: v.object({ token, ...newDay }),
  response,
  refusals,
});
