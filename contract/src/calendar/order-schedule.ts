import * as v from 'valibot';
import { text } from '../values/readers.ts';
import { dayTitlesSchema, scheduleSchema } from './schedule.ts';

/** The state of one booking. `helduntil` is '' unless the booking waits for its confirmation. */
export const bookingStateSchema = v.object({ trade: text, state: text, helduntil: text });

/** The days of one order, for its customer. */
export const orderScheduleSchema = v.object({
  orderno: text,
  schedule: scheduleSchema,
  daytitles: dayTitlesSchema,
  places: v.array(bookingStateSchema),
});

export type OrderSchedule = v.InferOutput<typeof orderScheduleSchema>;
