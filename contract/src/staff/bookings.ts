import * as v from 'valibot';
import { dayTitlesSchema, scheduleSchema } from '../calendar/schedule.ts';
import { flag, text, integer } from '../values/readers.ts';

/** A half day. `places` is its capacity, and `taken` is the number of its bookings. */
const halfSchema = v.object({ places: integer, taken: integer });

const bookedOrderSchema = v.object({
  orderno: text,
  name: text,
  mobile: text,
  trade: text,
  day: text,
  half: text,
  state: text,
  helduntil: text,
  schedule: scheduleSchema,
  daytitles: dayTitlesSchema,
});

export type Booked = v.InferOutput<typeof bookedOrderSchema>;

/**
 * A booking that the calendar no longer accepts, because its rules have changed. `problem` says
 * what changed. `offeredat` is the time at which the customer was asked for another day, or ''.
 * While an order is `unpaid`, staff can only keep its day.
 */
export const affectedBookingSchema = v.object({
  ...bookedOrderSchema.entries,
  problem: text,
  offeredat: text,
  unpaid: flag,
});

export type AffectedBooking = v.InferOutput<typeof affectedBookingSchema>;

/** Number of bookings that a saved setting of the calendar touches. */
export const settingSavedSchema = v.object({ affected: v.optional(integer, 0) });

/** Bookings of some days. `unplaced` contains the orders without a booking. */
export const bookingsSchema = v.object({
  days: v.array(
    v.object({
      trade: text,
      day: text,
      closed: flag,
      note: text,
      morning: halfSchema,
      afternoon: halfSchema,
    }),
  ),
  data: v.array(bookedOrderSchema),
  unplaced: v.array(bookedOrderSchema),
});

export type Bookings = v.InferOutput<typeof bookingsSchema>;
