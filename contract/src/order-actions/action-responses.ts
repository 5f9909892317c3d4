import * as v from 'valibot';
import { bookingProblems, fullDayFields, storedSchedule } from '../calendar/booking-fields.ts';
import { dataResponse } from '../calls/call.ts';
import { day, integer, orEmpty, time, word } from '../calls/wire.ts';
import { contactFields, orderState } from '../orders/order-fields.ts';

/** Responses to the calls of all actions and to their previews. */

/** An action was done. `state` is the order's state afterwards. */
export const actionResponse = v.object({ orderno: v.string(), state: orderState });

/** The fields of an order that staff may change, with their present values. */
const currentOrder = v.object({
  version: integer,
  state: v.string(),
  ...contactFields,
  schedule: v.nullable(storedSchedule),
  /** Date of the wedding or event, or ''. */
  eventdate: orEmpty(day),
  /** Current step of each part of the order, such as its goods or its move. */
  steps: v.optional(v.record(v.string(), v.string())),
});

/** Body of a 409 after a colleague changed the order. */
export const changedOrder = v.object({
  code: v.literal('changed_meanwhile'),
  current: currentOrder,
  /** Name of the author of the order's last change. */
  by: v.string(),
  at: orEmpty(time),
});

export type ChangedOrder = v.InferOutput<typeof changedOrder>;

/**
 * Further fields of a 409: the open days if the chosen day is full or closed, or the present order
 * if a colleague has changed the order.
 */
export const actionRefusal = v.object({
  ...fullDayFields,
  current: v.optional(currentOrder),
  by: v.optional(v.string()),
  at: v.optional(v.nullable(time)),
});

/**
 * Emails that an action would send, and its warnings: broken rules of the calendar, or the account
 * in which the order stays.
 */
const preview = v.object({
  mails: v.array(
    v.object({
      title: v.string(),
      to: v.string(),
      recipient: word(['customer', 'firm']),
      subject: v.string(),
      html: v.string(),
      text: v.string(),
    }),
  ),
  warnings: v.array(
    v.object({ code: word([...bookingProblems, 'other_account']), text: v.string() }),
  ),
});

export type ActionPreview = v.InferOutput<typeof preview>;

export const previewResponse = dataResponse(preview);
