import * as v from 'valibot';
import { text } from '../values/readers.ts';

export const paymentSessionSchema = v.object({
  status: v.nullish(v.unknown()),
  sessionId: text,
  /** Only some backends send the address of the payment page (rule 34). */
  url: text,
  error: text,
});
