import * as v from 'valibot';
import { dayTitlesSchema } from '../calendar/schedule.ts';
import { orderRowSchema } from '../orders/order-row.ts';
import { flag, pence, text } from '../values/readers.ts';

/** Data of an order for its packing slip and work sheet. Amounts are in pence. */
export const printedOrderSchema = v.object({
  orderno: text,
  createdat: text,
  state: text,
  statelabel: text,
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
  totalamount: pence,
  payment: text,
  note: text,
  onhold: flag,
  /** Reasons why the order cannot be carried out at its addresses. */
  addressnotes: v.fallback(v.array(text), []),
  /**
   * This schema does not validate the schedule, because the component that renders the schedule
   * parses it.
   */
  schedule: v.optional(v.unknown()),
  daytitles: dayTitlesSchema,
});

export type PrintedOrder = v.InferOutput<typeof printedOrderSchema>;
