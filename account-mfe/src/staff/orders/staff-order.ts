import { pence, text, whole } from 'shared/wire/readers';
import * as v from 'valibot';
import { orderRowSchema } from '../../orders/order-row';

/** An order as staff work with it; amounts in pence. */
export const staffOrderSchema = v.object({
  orderno: text,
  totalamount: pence,
  deliverycharge: v.fallback(pence, 0),
  payment_method: text,
  transactionid: text,
  state: text,
  createdat: text,
  userid: whole,
  customer: v.object({
    name: text,
    last_name: text,
    address: text,
    mobile: text,
    city: text,
    postalcode: text,
    email: text,
  }),
  lines: v.array(orderRowSchema),
  history: v.array(v.object({ state: text, cause: text, at: text })),
});

export type StaffOrder = v.InferOutput<typeof staffOrderSchema>;

/** The transitions that staff may ask for, by state (decision 31). */
export const staffChanges = (state: string): ('completed' | 'cancelled')[] => {
  if (state === 'paid' || state === 'awaiting_collection') return ['completed', 'cancelled'];
  if (state === 'awaiting_payment' || state === 'payment_failed') return ['cancelled'];
  return [];
};
