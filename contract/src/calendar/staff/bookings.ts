import * as v from 'valibot';
import { dataResponse, declareCall } from '../../calls/call.ts';
import { day, integer, orEmpty, time } from '../../calls/wire.ts';
import { half, trade } from '../booking-fields.ts';
import { parkings } from '../schedule.ts';

/** Calls about booked days. `trade` is a booking kind (rule 47 in docs/product.md). */

/** A half day. `places` is its capacity, and `taken` is the number of its bookings. */
const halfDay = v.object({ places: integer, taken: integer });

const moveAddress = v.object({
  address: v.string(),
  postcode: v.string(),
  floor: integer,
  lift: v.boolean(),
  parking: v.picklist(parkings),
});

const chosenDayFields = { date: day, half, second: v.optional(v.nullable(day)) };

/** Days that the shopper chose or agreed with staff. Only a chosen move has addresses. */
const schedule = v.object({
  move: v.optional(
    v.object({
      ...chosenDayFields,
      from: v.optional(moveAddress),
      to: v.optional(moveAddress),
      note: v.optional(v.string()),
    }),
  ),
  visit: v.optional(v.object(chosenDayFields)),
});

const orderFields = {
  orderno: v.string(),
  name: v.string(),
  mobile: v.string(),
  trade,
  /** 'held' until the shopper or staff confirm the booking, 'none' without a booking. */
  state: v.picklist(['confirmed', 'held', 'none']),
  helduntil: orEmpty(time),
  schedule,
  /** Titles of the days for staff. */
  daytitles: v.object({ move: v.string(), visit: v.string() }),
};

const bookedOrder = v.object({ ...orderFields, day, half });

export type BookedOrder = v.InferOutput<typeof bookedOrder>;

/** An unfinished order without a booking. */
const unbookedOrder = v.object({ ...orderFields, day: orEmpty(day), half: orEmpty(half) });

export type UnbookedOrder = v.InferOutput<typeof unbookedOrder>;

const capacityOfDay = v.object({
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
