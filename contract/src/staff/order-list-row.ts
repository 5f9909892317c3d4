import * as v from 'valibot';
import { flag, integer, pence, text } from '../values/readers.ts';

const optionalText = v.fallback(v.nullable(v.string()), null);

const listProgressSchema = v.object({
  trade: text,
  title: text,
  step: text,
  label: text,
  /** The next possible step, or null after the last step. */
  next: v.fallback(v.nullable(v.object({ step: text, label: text })), null),
});

/** A row of the list of orders. The total is in pence. */
export const orderListRowSchema = v.object({
  orderno: text,
  customer: text,
  createdat: text,
  /** First day of work, 'YYYY-MM-DD', or null. */
  workday: optionalText,
  workhalf: optionalText,
  undated: flag,
  late: flag,
  onhold: flag,
  /** Whether the order's page has notes about its addresses. */
  checkaddress: flag,
  state: text,
  /** Label of the state if it depends on the order, else ''. */
  statelabel: text,
  progress: v.fallback(v.array(listProgressSchema), []),
  totalamount: pence,
  /** Short text of the order's lines. */
  what: text,
});

export type OrderListRow = v.InferOutput<typeof orderListRowSchema>;

/** Largest number of orders that the backend counts. A larger total means that there are more. */
export const MAX_COUNTED_ORDERS = 1_000;

/**
 * Page of the list of orders. `next` is the cursor of the next page, or null on the last page.
 * `total` is the number of all matching orders, or null if it is unknown.
 */
export const orderListPageSchema = v.fallback(
  v.object({ next: optionalText, total: v.fallback(v.nullable(integer), null) }),
  { next: null, total: null },
);
