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
