import * as v from 'valibot';
import { dayTitlesSchema } from '../calendar/schedule.ts';
import { orderRowSchema } from '../orders/order-row.ts';
import { progressListSchema } from '../orders/progress.ts';
import { pence, text, integer } from '../values/readers.ts';

export const staffOrderSchema = v.object({
  orderno: text,
  totalamount: pence,
  deliverycharge: v.fallback(pence, 0),
  payment_method: text,
  payment: text,
  transactionid: text,
  state: text,
  createdat: text,
  userid: integer,
  customer: v.object({
    name: text,
    last_name: text,
    address: text,
    mobile: text,
    city: text,
    postalcode: text,
    email: text,
  }),
  note: text,
  lines: v.array(orderRowSchema),
  progress: progressListSchema,
  /** Steps that staff have set, with their reasons for going back (rule 49). */
  stepmoves: v.fallback(
    v.optional(v.array(v.object({ title: text, label: text, reason: text, at: text })), []),
    [],
  ),
  /** Parsed by the component that renders it. */
  schedule: v.optional(v.unknown()),
  daytitles: dayTitlesSchema,
  undated: v.fallback(v.array(text), []),
  moves: v.fallback(v.array(text), []),
  history: v.array(v.object({ state: text, statelabel: text, cause: text, at: text })),
});

export type StaffOrder = v.InferOutput<typeof staffOrderSchema>;
