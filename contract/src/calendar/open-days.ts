import * as v from 'valibot';
import { id, text, integer } from '../values/readers.ts';

/** The days that can be chosen now for one booking kind, with the free bookings of each half (rule 47). */
export const openDaysSchema = v.object({
  trade: text,
  /** Ids of the services that are done on such a day. */
  services: v.array(id),
  days: v.array(v.object({ day: text, morning: integer, afternoon: integer })),
});

export type OpenDays = v.InferOutput<typeof openDaysSchema>;
