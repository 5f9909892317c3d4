import * as v from 'valibot';
import { half, trade } from '../calendar/booking-fields.ts';
import { dataResponse, declareCall } from '../calls/call.ts';
import { day, integer, pageSize, signedPounds, programText, time, word } from '../calls/wire.ts';
import { dayRange } from './day-range.ts';

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
    messages: integer,
    failedmails: integer,
    faileddrafts: v.optional(integer, 0),
    late: integer,
  }),
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

export const takingKinds = ['card', 'collection', 'refund'] as const;

/** A payment or a refund. A refund has a negative amount. */
const taking = v.object({
  id: v.string(),
  kind: word<(typeof takingKinds)[number]>(),
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
    /** Sum of all days, less the refunds. */
    total: signedPounds,
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
      addresses: v.array(
        v.object({
          /** 'From', 'To' or ''. */
          label: v.string(),
          address: v.string(),
          postcode: v.string(),
          /** Floor, lift and parking in words, or ''. */
          access: v.string(),
        }),
      ),
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
