import { id, pence, text } from 'shared/data';
import * as v from 'shared/schema';

/** A payment that staff must refund. `amount` is in pence. */
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
