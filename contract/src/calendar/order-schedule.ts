import * as v from 'valibot';
import { text } from '../values/readers.ts';
import { dayTitlesSchema, scheduleSchema } from './schedule.ts';

/**
 * The state of one booking. `trade` is its kind. While it waits for its confirmation, `helduntil`
 * says until when. Otherwise it is ''.
 */
export const bookingStateSchema = v.object({ trade: text, state: text, helduntil: text });

/** The days of an order, as its customer sees them. */
export const orderScheduleSchema = v.object({
  orderno: text,
  schedule: scheduleSchema,
  daytitles: dayTitlesSchema,
  places: v.array(bookingStateSchema),
});

export type OrderSchedule = v.InferOutput<typeof orderScheduleSchema>;
