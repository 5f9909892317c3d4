import * as v from 'valibot';
import { savedCartLineSchema, savedPackageLineSchema } from '../basket/lines.ts';
import { bookingStateSchema } from '../calendar/order-schedule.ts';
import { dayTitlesSchema, scheduleSchema } from '../calendar/schedule.ts';
import { pence, text, integer } from '../values/readers.ts';
import { orderRowSchema } from './order-row.ts';
import { progressListSchema } from './progress.ts';

/**
 * Whether the customer may make a change. `refusal` is the reason why a change is not permitted, or
 * ''. `lastday` is the last day on which the change is possible.
 */
const permissionEntries = { refusal: text, lastday: text };

export const orderPageSchema = v.object({
  customer: v.object({ name: text, last_name: text, address: text, city: text, postalcode: text }),
  lines: v.array(orderRowSchema),
  payment: text,
  warehouse: text,
  deliveryname: text,
  event: v.optional(v.object({ date: text, due: text })),
  /** Present if the order is on hold and the firm says so. `until` is a day, or ''. */
  onhold: v.optional(v.object({ until: text })),
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
      /** The order's bookings. */
      places: v.array(bookingStateSchema),
      /**
       * Changes of a booked day. `what` is a noun phrase that follows 'another day for'. `left` is
       * the number of changes that are left.
       */
      changes: v.array(v.object({ trade: text, what: text, ...permissionEntries, left: integer })),
    }),
  ),
  cancel: v.optional(v.object({ ...permissionEntries, refund: pence })),
  refund: v.optional(v.object({ amount: pence, by: text })),
  /** Completed refunds. The method `outside` means that the refund was not made to the card. */
  refunds: v.optional(v.array(v.object({ amount: pence, method: text, at: text }))),
  /** Basket with which the customer can order the same again. */
  again: v.object({
    cart: v.array(savedCartLineSchema),
    packages: v.array(savedPackageLineSchema),
    personalised: v.array(savedPackageLineSchema),
  }),
});

export type OrderPageResponse = v.InferOutput<typeof orderPageSchema>;
