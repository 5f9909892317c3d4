import { pence, text, whole } from 'shared/data';
import * as v from 'shared/schema';
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
  /** What the order may become now at the wish of staff; the backend alone knows. */
  moves: v.fallback(v.array(text), []),
  history: v.array(v.object({ state: text, cause: text, at: text })),
});

export type StaffOrder = v.InferOutput<typeof staffOrderSchema>;
