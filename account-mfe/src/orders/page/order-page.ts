import { savedCartLineSchema, savedPackageLineSchema } from 'shared/core';
import { pence, readRecord, text, whole } from 'shared/data';
import { orderRowSchema } from 'contract/order-row';
import * as v from 'shared/schema';
import { dayTitlesSchema, scheduleSchema } from 'contract/schedule';
import { groupOrders, type PlacedOrder } from '../placed-order';
import { progressListSchema } from 'contract/progress';

/** Whether the customer may change an order: the reason of a refusal, or '', and the last day. */
const right = { refusal: text, lastday: text };

/** The response of our own backend. Unknown fields are ignored and absent ones are not rendered. */
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

/** An order with all data of its page (rule 50). Amounts are in pence. */
export interface OrderPage extends Omit<v.InferOutput<typeof pageSchema>, 'lines'> {
  order: PlacedOrder;
}

export type DayRight = NonNullable<OrderPage['dates']>['changes'][number];

/** How an order is opened and changed: by its owner, or by the token of its emailed link. */
export type OrderWay = { orderno: string } | { token: string };

/** Parses the response. Throws if it contains no order. */
export function readOrderPage(answer: unknown): OrderPage {
  const read = readRecord(pageSchema, answer);
  const [order] = groupOrders(read?.lines ?? []);
  if (!read || !order) throw new Error('The order could not be read.');
  return { ...read, order };
}
