import * as v from 'valibot';
import { text } from '../values/readers.ts';

export const confirmedDatesSchema = v.object({
  orderno: text,
  dates: v.array(v.object({ date: text, half: text })),
});
