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
import { customerGarment } from '../garments/garment-fields.ts';
import { orderInvoice } from '../invoices/invoice-fields.ts';
import {
  day,
  integer,
  orderNumber,
  orEmpty,
  pounds,
  programText,
  requiredAmount,
  openEnum,
} from '../calls/wire.ts';
import { pagePaymentStatuses } from '../payments/page-payment.ts';
import { addressFields, doneRefunds, orderedLine, progressList } from './order-fields.ts';

/** Values of the query parameter `part`, with which mails lead to a part of an order's page. */
export type OrderPagePart = 'reviews';

/** Calls of an order's page, for its owner and for the holder of its mailed link. */

/**
 * Whether the customer may make a change. `refusal` is the reason why a change is not permitted, or
 * ''. `lastday` is the last London day on which the change is possible, or '' if it is possible
 * until the firm begins.
 */
const permissionFields = {
  refusal: orEmpty(openEnum(['over', 'begun', 'late', 'often'])),
  lastday: orEmpty(day),
};

const packageLines = v.array(
  v.pipe(
    savedPackageLine,
    v.transform((line) => v.parse(savedPackageLineSchema, line)),
  ),
);

/** Amounts that the customer can pay by card now, in pence. `askedamount` is a part of `due` that the firm asked for. */
const payable = v.object({
  due: integer,
  askedamount: v.optional(integer),
  /** When it is to be paid, such as 'on collection'. Absent for a completed order. */
  when: v.optional(v.string()),
});

/** The payment from which the customer returned. Amounts are in pence. */
const pagePayment = v.object({
  status: openEnum(pagePaymentStatuses),
  amount: integer,
  /** Part of the amount that goes back to the card. */
  returned: integer,
  /** Why the payment does not count for the order, or ''. */
  reason: v.string(),
});

export type PagePayment = v.InferOutput<typeof pagePayment>;

const orderPage = v.object({
  customer: v.object(addressFields),
  lines: v.array(orderedLine),
  /** Payment method and state, in words. */
  payment: v.string(),
  /** Present if something is due and can be paid on the page. */
  pay: v.optional(payable),
  /** Present in responses to a check of a payment only. */
  checked: v.optional(pagePayment),
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
  /**
   * `refund` is what is refunded if the order is cancelled now. `bycard` is false if a part was paid
   * in another way.
   */
  cancel: v.object({
    ...permissionFields,
    refund: pounds,
    bycard: v.optional(v.boolean(), true),
    /** Whether the customer's bank has taken a payment back. */
    isdisputed: v.optional(v.boolean(), false),
  }),
  refund: v.optional(v.object({ amount: pounds, by: day })),
  refunds: v.optional(doneRefunds),
  /** Invoices and credit notes, oldest first. Absent if there are none. */
  invoices: v.optional(v.array(orderInvoice)),
  /** Garments that the firm has taken in. Absent if there are none. */
  garments: v.optional(v.array(customerGarment)),
  /** Calendar files (RFC 5545) of the confirmed days that are not over. Absent if there are none. */
  dayfiles: v.optional(v.array(v.object({ trade, name: v.string(), text: v.string() }))),
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

export const orderPageResponse = dataResponse(orderPage);

const response = orderPageResponse;

/** The token of a mailed link. It is in the body and not in the URL, because proxies log URLs. */
export const linkTokenField = v.pipe(v.string(), v.metadata({ minLength: 1, maxLength: 200 }));

const token = linkTokenField;

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

/** Amount to pay in pence: all that is due, or less if the firm asked for less. Absent for all. */
const amount = v.optional(requiredAmount('Amount'));

/** An open payment page of the card provider. */
const paymentPage = v.object({ sessionId: v.string(), url: v.string() });

export const payOrder = declareCall({
  method: 'POST',
  path: 'users/payorder',
  access: 'session',
  kind: 'payment',
  summary: 'Opens a payment page for what is due of an own confirmed order',
  body: v.object({ orderno: orderNumber, amount }),
  response: paymentPage,
});

export const payOrderByLink = declareCall({
  method: 'POST',
  path: 'users/payorderbylink',
  access: 'everybody',
  kind: 'payment',
  summary: "Opens a payment page for what is due of the order of a mail's link",
  body: v.object({ token, amount }),
  response: paymentPage,
});

/** Id of the payment session from which the customer returned. Absent for the last one. */
const sessionid = v.optional(programText(255));

export const checkOrderPayment = declareCall({
  method: 'POST',
  path: 'users/checkorderpayment',
  access: 'session',
  kind: 'payment',
  summary: 'Asks the card provider whether a payment of an own order has come',
  body: v.object({ orderno: orderNumber, sessionid }),
  response,
});

export const checkOrderPaymentByLink = declareCall({
  method: 'POST',
  path: 'users/checkorderpaymentbylink',
  access: 'everybody',
  kind: 'payment',
  summary: "Asks the card provider whether a payment of the order of a mail's link has come",
  body: v.object({ token, sessionid }),
  response,
});
