import * as v from 'valibot';
import { dataResponse, declareCall } from '../../calls/call.ts';
import { day, integer, orEmpty, time } from '../../calls/wire.ts';
import {
  bookingState,
  dayTitles,
  half,
  heldUntil,
  storedSchedule,
  trade,
} from '../booking-fields.ts';

/** Calls about booked days. `trade` is a booking kind (rule 47 in docs/product.md). */

/** A half day. `places` is its capacity, and `taken` is the number of its bookings. */
const halfDay = v.object({ places: integer, taken: integer });

const orderFields = {
  orderno: v.string(),
  name: v.string(),
  mobile: v.string(),
  trade,
  state: bookingState,
  helduntil: heldUntil,
  schedule: storedSchedule,
  daytitles: dayTitles,
};

const bookedOrder = v.object({ ...orderFields, day, half });

export type BookedOrder = v.InferOutput<typeof bookedOrder>;

/** An unfinished order without a booking. */
const unbookedOrder = v.object({ ...orderFields, day: orEmpty(day), half: orEmpty(half) });

export type UnbookedOrder = v.InferOutput<typeof unbookedOrder>;

export const capacityOfDay = v.object({
  trade,
  day,
  closed: v.boolean(),
  note: v.string(),
  morning: halfDay,
  afternoon: halfDay,
});

export type CapacityOfDay = v.InferOutput<typeof capacityOfDay>;

/** A booking that the calendar no longer accepts, because its rules have changed. */
const affectedBooking = v.object({
  ...bookedOrder.entries,
  /** The reason in words, for example that the day is closed now. */
  problem: v.string(),
  /** Whether the card payment is missing. Then staff can only keep the day. */
  unpaid: v.optional(v.boolean(), false),
  /** Time at which the customer was asked to choose another day, or ''. */
  offeredat: orEmpty(time),
});

export type AffectedBooking = v.InferOutput<typeof affectedBooking>;

export const affectedBookings = dataResponse(v.array(affectedBooking));

const access = 'calendar';

export const listBookings = declareCall({
  method: 'GET',
  path: 'staff/bookings',
  access,
  summary: 'The bookings by day, and the orders without a booking',
  query: v.object({
    /** Today by default. */
    from: v.optional(day),
    days: v.optional(v.pipe(integer, v.metadata({ minimum: 1, maximum: 14 })), 14),
  }),
  response: v.object({
    days: v.array(capacityOfDay),
    data: v.array(bookedOrder),
    unplaced: v.array(unbookedOrder),
  }),
});

export const listAffectedBookings = declareCall({
  method: 'GET',
  path: 'staff/bookings/affected',
  access,
  summary: 'The bookings that the calendar no longer accepts, because its rules changed',
  response: affectedBookings,
});
