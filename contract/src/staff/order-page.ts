import * as v from 'valibot';
import { dayTitlesSchema, scheduleSchema } from '../calendar/schedule.ts';
import { orderRowSchema } from '../orders/order-row.ts';
import { progressListSchema } from '../orders/progress.ts';
import { flag, integer, pence, text } from '../values/readers.ts';

/** Contact details and address of an order. */
const contactFields = {
  name: text,
  last_name: text,
  address: text,
  city: text,
  postalcode: text,
  mobile: text,
  email: text,
};

const timelineEntrySchema = v.object({
  id: text,
  kind: text,
  title: text,
  text,
  reason: text,
  by: text,
  at: text,
  mail: v.optional(
    v.object({ id: integer, status: text, to: text, error: text, attempts: integer }),
  ),
  changes: v.optional(v.array(v.object({ label: text, before: text, after: text }))),
});

export type TimelineEntry = v.InferOutput<typeof timelineEntrySchema>;

/** An order with all data of its page in the staff area. Amounts are in pence. */
export const staffOrderPageSchema = v.object({
  orderno: text,
  version: integer,
  state: text,
  statelabel: text,
  createdat: text,
  userid: integer,
  hasaccount: flag,
  customer: v.object(contactFields),
  /** Why the order cannot be carried out at its addresses. */
  addressnotes: v.fallback(v.array(text), []),
  /** Largest volumes of the ordered moves. */
  capacitynotes: v.fallback(v.array(text), []),
  lines: v.array(orderRowSchema),
  deliverycharge: pence,
  deliveryname: text,
  totalamount: pence,
  note: text,
  /** The mark of an order on hold, or null. `until` is a day, or ''. */
  hold: v.fallback(
    v.nullable(v.object({ reason: text, since: text, until: text, told: flag })),
    null,
  ),
  eventdate: text,
  duedate: text,
  /** Day from which the order is late, or ''. */
  latefrom: text,
  payment: text,
  payment_method: text,
  payments: v.array(
    v.object({
      id: integer,
      transactionid: text,
      amount: pence,
      receivedat: text,
      refundreason: text,
    }),
  ),
  sessions: v.array(v.object({ id: text, status: text, createdat: text, checkedat: text })),
  schedule: v.nullable(scheduleSchema),
  daytitles: dayTitlesSchema,
  days: v.array(
    v.object({
      trade: text,
      title: text,
      date: text,
      half: text,
      second: text,
      state: text,
      helduntil: text,
    }),
  ),
  progress: progressListSchema,
  links: v.object({ count: integer, until: text }),
  actions: v.array(v.object({ name: text, refusal: text })),
  timeline: v.array(timelineEntrySchema),
});

export type StaffOrderPage = v.InferOutput<typeof staffOrderPageSchema>;
export type StaffOrderDay = StaffOrderPage['days'][number];
export type OrderContact = StaffOrderPage['customer'];

/** Body of a 409 after a colleague changed the order. `current` is the saved state. */
export const changedOrderSchema = v.object({
  code: v.literal('changed_meanwhile'),
  current: v.object({
    version: integer,
    state: text,
    ...contactFields,
    schedule: v.nullish(scheduleSchema, null),
    /** Date of the wedding or event, or ''. */
    eventdate: text,
    /**
     * Current step of each part of the order, such as goods or a move. Sent only after a request to
     * change a step.
     */
    steps: v.optional(v.record(v.string(), v.string())),
  }),
  by: text,
  at: text,
});

export type ChangedOrder = v.InferOutput<typeof changedOrderSchema>;

/** Emails that a change would send, and calendar rules that it would break. */
export const changePreviewSchema = v.object({
  mails: v.array(
    v.object({ title: text, to: text, recipient: text, subject: text, html: text, text }),
  ),
  warnings: v.array(v.object({ code: text, text })),
});

export type ChangePreview = v.InferOutput<typeof changePreviewSchema>;
