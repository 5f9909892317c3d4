import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** A session of a card payment. */
export const paymentSessionSchema = v.object({
  status: v.nullish(v.unknown()),
  sessionId: text,
  /** Only some backends send it (rule 34). */
  url: text,
  error: text,
});
