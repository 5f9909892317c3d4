import * as v from 'valibot';
import { half, trade } from '../calendar/booking-fields.ts';
import { dataResponse, declareCall } from '../calls/call.ts';
import {
  day,
  integer,
  pageSize,
  signedPounds,
  programText,
  time,
  openEnum,
} from '../calls/wire.ts';
import { paymentKinds } from '../payments/ledger.ts';
import { dayRange } from '../calls/day-range.ts';
import { workAddress } from '../work/job-fields.ts';

/** Calls of the pages Today, takings, unconfirmed days and the plan of a day. */

const access = 'orders';

/** Number of placed orders, and payments less refunds. */
const figures = { orders: integer, takings: signedPounds };

const today = v.object({
  day,
  work: v.array(
    v.object({
      day,
      moves: integer,
      visits: integer,
      /** Orders whose garments are due. */
      due: integer,
    }),
  ),
  /** Work that waits for staff. Most numbers are at most 1,001. */
  open: v.object({
    unconfirmed: integer,
    /** Bookings that the calendar no longer accepts. */
    affected: v.optional(integer, 0),
    unpaid: integer,
    refunds: integer,
    failedrefunds: integer,
    /** Disputes and reviews of card payments that wait for the firm. */
    disputes: v.optional(integer, 0),
    messages: integer,
    failedmails: integer,
    faileddrafts: v.optional(integer, 0),
    late: integer,
    overdue: v.optional(integer, 0),
    /** Reviews to release or refuse. */
    reviews: v.optional(integer, 0),
  }),
  /** Quotes. Most numbers are at most 1,001. Absent from backends without quotes. */
  quotes: v.optional(
    v.object({
      /** Requests without an offer. */
      unanswered: integer,
      /** Offers that wait for the customer, and those of them that end within 3 days. */
      waiting: integer,
      expiring: integer,
      /** Quotes accepted in this month. */
      accepted: integer,
      /** Share in per cent of the offers answered or expired in this month that were accepted, or null. */
      acceptedshare: v.nullable(integer),
    }),
  ),
  today: v.object(figures),
  month: v.object({ from: day, ...figures }),
  weeks: v.array(v.object({ from: day, ...figures })),
});

export type Today = v.InferOutput<typeof today>;

export const getToday = declareCall({
  method: 'GET',
  path: 'staff/today',
  access,
  summary: 'Work of the week, what waits for staff, orders and takings',
  response: dataResponse(today),
});

export const takingKinds = [...paymentKinds, 'refund', 'dispute'] as const;

/** An entry of the ledger. Money that went back has a negative amount. */
const taking = v.object({
  id: v.string(),
  kind: openEnum(takingKinds),
  method: v.optional(openEnum(paymentKinds)),
  currency: v.optional(v.string(), 'gbp'),
  orderno: v.string(),
  customer: v.string(),
  amount: signedPounds,
  at: time,
});

export type Taking = v.InferOutput<typeof taking>;

export const listTakings = declareCall({
  method: 'GET',
  path: 'staff/takings',
  access,
  summary: 'The payments and refunds behind the takings of some days, the latest first',
  query: v.object({
    ...dayRange.entries,
    /** `next` of the previous page. */
    after: v.optional(programText(100)),
    size: pageSize,
  }),
  response: v.object({
    data: v.array(taking),
    /** Sum of all pounds of all days, less the refunds. */
    total: signedPounds,
    methods: v.optional(
      v.array(v.object({ method: openEnum(paymentKinds), amount: signedPounds })),
      [],
    ),
    next: v.nullable(v.string()),
  }),
});

/** A booking that the shopper has not confirmed yet. */
const unconfirmedBooking = v.object({
  orderno: v.string(),
  name: v.string(),
  mobile: v.string(),
  trade,
  day,
  half,
  helduntil: time,
});

export type Unconfirmed = v.InferOutput<typeof unconfirmedBooking>;

export const listUnconfirmed = declareCall({
  method: 'GET',
  path: 'staff/unconfirmed',
  access,
  summary: 'Bookings that shoppers have not confirmed, the first to expire first',
  response: dataResponse(v.array(unconfirmedBooking)),
});

const jobFields = {
  orderno: v.string(),
  name: v.string(),
  mobile: v.string(),
  /** Whether the order's page has notes about its addresses. */
  checkaddress: v.optional(v.boolean(), false),
  onhold: v.optional(v.boolean(), false),
  /** Warning about the payment, such as 'Payment disputed', or ''. */
  paymentalert: v.optional(v.string(), ''),
  /** Quantity and name of each line. */
  lines: v.array(v.string()),
  /** Payment that is due, in words. */
  payment: v.string(),
};

const dayPlan = v.object({
  day,
  /** Those of the morning first. */
  jobs: v.array(
    v.object({
      ...jobFields,
      trade,
      half,
      title: v.string(),
      unconfirmed: v.boolean(),
      /** Start, crew and van, such as '08:30, North crew, Luton', or ''. */
      assignment: v.optional(v.string(), ''),
      addresses: v.array(workAddress),
      notes: v.array(v.string()),
    }),
  ),
  /** Orders whose garments are due on this day and are not back yet. */
  due: v.array(v.object({ ...jobFields, eventdate: day, late: v.boolean() })),
});

export type DayPlan = v.InferOutput<typeof dayPlan>;

export const getDayPlan = declareCall({
  method: 'GET',
  path: 'staff/day/{day}',
  access,
  summary: 'All work of a day in its order, for printing',
  params: v.object({ day }),
  response: dataResponse(dayPlan),
});
