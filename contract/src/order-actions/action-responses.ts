import * as v from 'valibot';
import { bookingProblems, fullDayFields, storedSchedule } from '../calendar/booking-fields.ts';
import { dataResponse } from '../calls/call.ts';
import { day, integer, orEmpty, time, openEnum } from '../calls/wire.ts';
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
  /** Field of the request that the refusal is about. */
  field: v.optional(v.string()),
  /** Present total in pence, if it differs from the total of the page. */
  total: v.optional(integer),
  /** Index of the first composed line that cannot be ordered. */
  line: v.optional(integer),
});

/**
 * Emails that an action would send, and its warnings: broken rules of the calendar, or the account
 * in which the order stays.
 */
/** Effects of a change of lines, prices and days. Amounts are in pence. */
const editSummary = v.object({
  /** State of the order afterwards. */
  state: orderState,
  totalbefore: integer,
  total: integer,
  paid: integer,
  due: integer,
  /** Amounts that go back to cards, and those that staff hand out. */
  cardreturn: integer,
  outsidereturn: integer,
  /** Whether the cards get their money at once. Otherwise it waits for a colleague on the page Refunds. */
  isreturnsent: v.boolean(),
  /** Amount that came too much but stays, because the customer disputes it at their bank. */
  withheld: integer,
  /** Amount of invoices that a credit note takes back. */
  credited: integer,
  /** Changed lines, sums and days, in the words of the mail. */
  changes: v.array(v.object({ name: v.string(), before: v.string(), after: v.string() })),
});

export type EditSummary = v.InferOutput<typeof editSummary>;

const preview = v.object({
  mails: v.array(
    v.object({
      title: v.string(),
      to: v.string(),
      recipient: openEnum(['customer', 'firm']),
      subject: v.string(),
      html: v.string(),
      text: v.string(),
    }),
  ),
  warnings: v.array(
    v.object({ code: openEnum([...bookingProblems, 'other_account']), text: v.string() }),
  ),
  /** Only if the action changes the order's lines. */
  edit: v.optional(editSummary),
});

export type ActionPreview = v.InferOutput<typeof preview>;

export const previewResponse = dataResponse(preview);
