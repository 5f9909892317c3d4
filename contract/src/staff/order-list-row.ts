import * as v from 'valibot';
import { flag, pence, text } from '../values/readers.ts';

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
  state: text,
  /** Label of the state if it depends on the order, else ''. */
  statelabel: text,
  progress: v.fallback(v.array(listProgressSchema), []),
  totalamount: pence,
  /** Short text of the order's lines. */
  what: text,
});

export type OrderListRow = v.InferOutput<typeof orderListRowSchema>;

/** Cursor of the next page of a list, or null on the last page. */
export const nextPageSchema = v.fallback(v.object({ next: optionalText }), { next: null });
