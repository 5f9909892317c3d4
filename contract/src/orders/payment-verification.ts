import * as v from 'valibot';
import { flag, pence, text } from '../values/readers.ts';

export const paymentVerificationSchema = v.object({
  success: flag,
  orderno: text,
  /** Paid amount. The backend sends pounds (rule 14 in docs/product.md). */
  amount_total: v.nullish(v.fallback(v.nullable(pence), null), null),
  payment_status: text,
  transactionid: text,
  error: text,
});

export type PaymentVerification = v.InferOutput<typeof paymentVerificationSchema>;
