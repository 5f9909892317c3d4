import * as v from 'valibot';
import { signedPence, text } from '../values/readers.ts';

/** A payment or a refund. The amount is in pence, and negative for a refund. */
export const takingSchema = v.object({
  id: text,
  kind: text,
  orderno: text,
  customer: text,
  at: text,
  amount: signedPence,
});

export type Taking = v.InferOutput<typeof takingSchema>;

/**
 * Total and paging of the response of GET staff/takings, beside its rows. `total` is in pence. `next`
 * is the key of the next page, or ''.
 */
export const takingsPageSchema = v.object({ total: signedPence, next: text });
