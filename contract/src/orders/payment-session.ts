import * as v from 'valibot';
import { text } from '../values/readers.ts';

export const paymentSessionSchema = v.object({
  status: v.nullish(v.unknown()),
  sessionId: text,
  /**
   * Address of the payment page. Only some backends send an address (rule 34 in docs/product.md).
   */
  url: text,
  error: text,
});
