import * as v from 'valibot';
import {
  bookingState,
  dayTitles,
  half,
  heldUntil,
  storedSchedule,
  trade,
} from '../calendar/booking-fields.ts';
import { dataResponse, declareCall } from '../calls/call.ts';
import { day, integer, orderNumber, orEmpty, pounds, time, openEnum } from '../calls/wire.ts';
import { orderInvoice } from '../invoices/invoice-fields.ts';
import { orderActionNames } from '../order-actions/order-actions.ts';
import {
  contactFields,
  discountFields,
  orderedLine,
  orderState,
  progressList,
  stateLabel,
} from '../orders/order-fields.ts';
import { disputeOnWire } from '../payments/staff/disputes.ts';

/** The call that reads an order for its page in the staff area. */

/** Kinds of events. `change` is a change of details or links by staff. */
const timelineKinds = [
  'placed',
  'state',
  'day',
  'step',
  'mail',
  'note',
  'payment',
  'refund',
  'invoice',
  'change',
] as const;

/** An event of an order. Unknown or missing texts are ''. */
const timelineEntry = v.object({
  id: v.string(),
  kind: openEnum(timelineKinds),
  title: v.string(),
  text: v.string(),
  reason: v.string(),
  /** Name or e-mail of a staff member, else the cause in words. */
  by: v.string(),
  at: time,
  mail: v.optional(
    v.object({
      id: integer,
      status: openEnum(['waiting', 'retrying', 'sent', 'failed']),
      to: openEnum(['customer', 'firm']),
      /** Last error of the mail server, or ''. */
      error: v.string(),
      attempts: integer,
    }),
  ),
  changes: v.optional(
    v.array(v.object({ label: v.string(), before: v.string(), after: v.string() })),
  ),
});

export type TimelineEntry = v.InferOutput<typeof timelineEntry>;

/** A day that the order has or needs, with the state of its booking. */
const staffOrderDay = v.object({
  trade,
  title: v.string(),
  date: orEmpty(day),
  half: orEmpty(half),
  second: orEmpty(day),
  state: bookingState,
  helduntil: heldUntil,
  /** Start, crew and van, such as '08:30, North crew, Luton', or ''. */
  assignment: v.optional(v.string(), ''),
});

export type StaffOrderDay = v.InferOutput<typeof staffOrderDay>;

const customer = v.object(contactFields);

export type OrderContact = v.InferOutput<typeof customer>;

/** An order with all data of its page. */
const orderOnWire = v.object({
  id: integer,
  orderno: v.string(),
  version: integer,
  state: orderState,
  statelabel: stateLabel,
  createdat: time,
  /** Name or e-mail of the member of staff who made the order, or ''. */
  placedby: v.optional(v.string(), ''),
  /** Number of the accepted quote that became the order, or ''. */
  quoteno: v.optional(v.string(), ''),
  userid: integer,
  hasaccount: v.boolean(),
  customer,
  /** Why the order cannot be carried out at its addresses. */
  addressnotes: v.array(v.string()),
  /** Largest volumes of the ordered moves. */
  capacitynotes: v.array(v.string()),
  lines: v.array(orderedLine),
  deliverycharge: pounds,
  deliveryname: v.string(),
  ...discountFields,
  totalamount: pounds,
  /** Note from the shopper to the firm. */
  note: v.string(),
  /** The mark of an order on hold, or null. Only staff see the reason. */
  hold: v.nullable(
    v.object({ reason: v.string(), since: time, until: orEmpty(day), told: v.boolean() }),
  ),
  /** Whether staff switched off reminders and requests for a review. */
  remindersoff: v.optional(v.boolean(), false),
  eventdate: orEmpty(day),
  duedate: orEmpty(day),
  /** Day from which the order is late, or ''. */
  latefrom: orEmpty(day),
  /** Payment method and state, in words. */
  payment: v.string(),
  payment_method: v.string(),
  payments: v.array(
    v.object({
      id: integer,
      transactionid: v.string(),
      amount: pounds,
      receivedat: time,
      refundreason: v.string(),
    }),
  ),
  sessions: v.array(
    v.object({ id: v.string(), status: v.string(), createdat: time, checkedat: time }),
  ),
  /** Invoices and credit notes, oldest first. */
  invoices: v.optional(v.array(orderInvoice), []),
  /** Disputes, early fraud warnings and reviews of the payments, newest first. */
  disputes: v.optional(v.array(disputeOnWire), []),
  schedule: v.nullable(storedSchedule),
  daytitles: dayTitles,
  days: v.array(staffOrderDay),
  progress: progressList,
  /** Number of mailed links that open the order now, and the end of the last, or ''. */
  links: v.object({ count: integer, until: orEmpty(time) }),
  /** `refusal` is the reason why the action is not possible now, or ''. */
  actions: v.array(v.object({ name: openEnum(orderActionNames), refusal: v.string() })),
  /** Latest entry first. */
  timeline: v.array(timelineEntry),
});

const staffOrderPage = v.pipe(
  orderOnWire,
  v.transform(({ progress = [], ...order }) => ({ ...order, progress })),
);

export type StaffOrderPage = v.InferOutput<typeof staffOrderPage>;
export type StaffOrderPageOnWire = v.InferInput<typeof staffOrderPage>;

export const getStaffOrder = declareCall({
  method: 'GET',
  path: 'staff/orders/{orderno}',
  access: 'orders',
  summary: 'One order with everything that happened to it, and the actions of staff',
  params: v.object({ orderno: orderNumber }),
  response: dataResponse(staffOrderPage),
});
