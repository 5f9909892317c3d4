import { savedCartLineSchema, savedPackageLineSchema } from 'shared/core';
import { pence, readRecord, text, whole } from 'shared/data';
import * as v from 'shared/schema';
import { dayTitlesSchema, scheduleSchema } from '../../dates/schedule';
import { groupOrders, orderRowSchema, type PlacedOrder } from '../order-row';
import { progressListSchema } from '../progress/progress';

/** What can be done on the page, or why not ('' where it can), and until the end of which day. */
const right = { refusal: text, lastday: text };

/** Only our own backend answers it: what it adds later is passed over, what is absent is not shown. */
const pageSchema = v.object({
  customer: v.object({ name: text, last_name: text, address: text, city: text, postalcode: text }),
  lines: v.array(orderRowSchema),
  /** The backend's texts about the payment and the warehouse. */
  payment: text,
  warehouse: text,
  deliveryname: text,
  progress: progressListSchema,
  vat: v.optional(
    v.object({
      number: text,
      lines: v.array(v.object({ rate: v.number(), gross: pence, vat: pence })),
    }),
  ),
  dates: v.optional(
    v.object({
      schedule: scheduleSchema,
      daytitles: dayTitlesSchema,
      places: v.array(v.object({ trade: text, state: text, helduntil: text })),
      changes: v.array(v.object({ trade: text, what: text, ...right, left: whole })),
    }),
  ),
  cancel: v.optional(v.object({ ...right, refund: pence })),
  refund: v.optional(v.object({ amount: pence, by: text })),
  again: v.object({
    cart: v.array(savedCartLineSchema),
    packages: v.array(savedPackageLineSchema),
    personalised: v.array(savedPackageLineSchema),
  }),
});

/** An order with everything that its own page shows (decision 50); amounts in pence. */
export interface OrderPage extends Omit<v.InferOutput<typeof pageSchema>, 'lines'> {
  order: PlacedOrder;
}

export type DayRight = NonNullable<OrderPage['dates']>['changes'][number];

/** By whose right an order is opened and changed: its owner's, or that of whoever has the link of its mail. */
export type OrderWay = { orderno: string } | { token: string };

/** Throws for an answer that is none. */
export function readOrderPage(answer: unknown): OrderPage {
  const read = readRecord(pageSchema, answer);
  const [order] = groupOrders(read?.lines ?? []);
  if (!read || !order) throw new Error('The order could not be read.');
  return { ...read, order };
}
