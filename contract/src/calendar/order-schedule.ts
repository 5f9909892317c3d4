import * as v from 'valibot';
import { text } from '../values/readers.ts';
import { dayTitlesSchema, scheduleSchema } from './schedule.ts';

/**
 * State of a booking. `trade` is the booking kind. `helduntil` is the time limit of an unconfirmed
 * booking, or ''.
 */
export const bookingStateSchema = v.object({ trade: text, state: text, helduntil: text });

export const orderScheduleSchema = v.object({
  orderno: text,
  schedule: scheduleSchema,
  daytitles: dayTitlesSchema,
  /** The order's bookings. */
  places: v.array(bookingStateSchema),
});

export type OrderSchedule = v.InferOutput<typeof orderScheduleSchema>;
