import * as v from 'valibot';
import { id, pence, text } from '../values/readers.ts';

export const refundSchema = v.object({
  id,
  orderno: text,
  email: text,
  transactionid: text,
  amount: pence,
  reason: text,
  receivedat: text,
});

export type Refund = v.InferOutput<typeof refundSchema>;
