import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** The dates that a shopper has confirmed by an emailed link. */
export const confirmedDatesSchema = v.object({
  orderno: text,
  dates: v.array(v.object({ date: text, half: text })),
});
