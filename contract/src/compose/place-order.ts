import * as v from 'valibot';
import { fullDayFields, requestedSchedule } from '../calendar/booking-fields.ts';
import { declareCall } from '../calls/call.ts';
import { id, integer, optionalDay, optionalReason, requestKey, typedText } from '../calls/wire.ts';
import { contactFields } from '../orders/typed-contact.ts';
import { recordedPaymentKinds } from '../payments/ledger.ts';
import type { PaymentMethod } from '../payments/payment-method.ts';
import { composition } from './composition.ts';

/** The call by which staff order for a caller. Amounts are in pence. */

/**
 * How the caller pays: by card with a mailed link, later on the day or on collection, or now to a
 * member of staff.
 */
const staffPaymentMethods = ['link', 'later', 'now'] as const;

export type StaffPaymentMethod = (typeof staffPaymentMethods)[number];

/**
 * Returns the payment method of the order. Goods of an 'online' order are delivered, those of an
 * 'offline' order are collected. `isDelivered` counts only for an order that is paid now.
 */
export const getPaymentMethod = (
  method: StaffPaymentMethod,
  isDelivered: boolean,
): PaymentMethod => {
  if (method === 'now') return isDelivered ? 'online' : 'offline';
  return method === 'link' ? 'online' : 'offline';
};

export const placeStaffOrder = declareCall({
  method: 'POST',
  path: 'staff/orders/place',
  access: 'orders',
  summary: 'Places an order that staff composed for a caller',
  body: v.object({
    /** UUID from the page. A repeated call with it returns the same order. */
    key: requestKey,
    composition,
    contact: v.object(contactFields),
    /** The customer's account, if staff chose one. */
    userid: v.optional(id),
    method: v.picklist(staffPaymentMethods),
    /** Deposit on the page, if only that is paid first. Only for an order that is not collected. */
    deposit: v.optional(v.pipe(integer, v.metadata({ title: 'Deposit', minimum: 1 }))),
    /** Payment that staff received. Only for an order that is paid now. */
    payment: v.optional(
      v.object({
        kind: v.picklist(recordedPaymentKinds),
        note: v.optional(typedText('line', 'Note', 200), ''),
      }),
    ),
    /** Whether the goods of an order that is paid now are delivered. */
    deliver: v.optional(v.boolean(), false),
    schedule: v.optional(requestedSchedule),
    /** Whether to book a day that is full, closed or too soon. Needs a reason. */
    override: v.optional(v.boolean(), false),
    overridereason: optionalReason,
    eventdate: v.optional(optionalDay('Date of the wedding or event'), ''),
    note: v.optional(typedText('text', 'Note', 1_000), ''),
    /** Total that the page showed. Another total refuses the call. */
    total: v.pipe(integer, v.metadata({ title: 'Total', minimum: 0 })),
  }),
  response: v.object({ orderno: v.string() }),
  refusals: {
    409: v.object({
      ...fullDayFields,
      /** Present total in pence, if it differs from the total of the page. */
      total: v.optional(integer),
      /** Index of the first line that cannot be ordered. */
      line: v.optional(integer),
    }),
  },
});

export type PlaceStaffOrderRequest = v.InferInput<typeof placeStaffOrder.body>;
