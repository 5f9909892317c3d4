import * as v from 'valibot';
import { id, text, integer } from '../values/readers.ts';

/** Days that can still be booked. `trade` is the booking kind (rule 47 in docs/product.md). */
export const openDaysSchema = v.object({
  trade: text,
  services: v.array(id),
  days: v.array(v.object({ day: text, morning: integer, afternoon: integer })),
});

export type OpenDays = v.InferOutput<typeof openDaysSchema>;
