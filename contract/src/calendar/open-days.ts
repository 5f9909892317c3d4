import * as v from 'valibot';
import { id, text, integer } from '../values/readers.ts';

/** Days that shoppers can book now (rule 47). `trade` is the kind of booking. */
export const openDaysSchema = v.object({
  trade: text,
  /** Ids of the services for which shoppers book such a day. */
  services: v.array(id),
  days: v.array(v.object({ day: text, morning: integer, afternoon: integer })),
});

export type OpenDays = v.InferOutput<typeof openDaysSchema>;
