import * as v from 'valibot';
import { id, pence, text } from '../values/readers.ts';

/** How money is returned: by the card payment provider, or outside the shop. */
export const refundMethods = ['provider', 'outside'] as const;

export type RefundMethod = (typeof refundMethods)[number];

/** `due` waits for staff, `pending` for the card payment provider. */
export const refundStates = ['due', 'pending', 'done', 'failed'] as const;

export type RefundState = (typeof refundStates)[number];

/** A refund, done or planned. The amount is in pence. */
export const refundSchema = v.object({
  id,
  orderno: text,
  email: text,
  transactionid: text,
  amount: pence,
  currency: text,
  state: v.picklist(refundStates),
  method: v.picklist(refundMethods),
  reason: text,
  /** The staff member who asked for it, or ''. */
  by: text,
  /** Why it failed or is late, or ''. */
  error: text,
  createdat: text,
  /** Time at which it was done or failed, or ''. */
  settledat: text,
});

export type Refund = v.InferOutput<typeof refundSchema>;

/** Response of GET staff/refunds: a page, and the cursor of the next one or ''. */
export const refundPageSchema = v.object({ next: text });

/** Payments and refunds of an order. Amounts are in pence. */
export const orderRefundsSchema = v.object({
  paid: pence,
  /** Sum of the refunds that are done. */
  returned: pence,
  /** Largest amount that can still be refunded. */
  left: pence,
  /** Whether it was paid on collection, so that it can be given back outside the shop only. */
  oncollection: v.optional(v.boolean(), false),
  refunds: v.array(refundSchema),
});

export type OrderRefunds = v.InferOutput<typeof orderRefundsSchema>;

/** Body of POST staff/orders/{orderno}/refunds. `amount` is in pounds. */
export const newRefundRequest = v.object({
  amount: v.number(),
  reason: v.string(),
  method: v.picklist(refundMethods),
  /** A UUID of this request, so that a repeated one creates no second refund. */
  key: v.string(),
  /** Refundable pounds that the page displayed. If the amount has changed, nothing is refunded. */
  left: v.optional(v.number()),
});

export type NewRefundRequest = v.InferInput<typeof newRefundRequest>;

/** Body of POST staff/refunds/{id}/settle-outside. */
export const settleOutsideRequest = v.object({ reason: v.string() });

export type SettleOutsideRequest = v.InferInput<typeof settleOutsideRequest>;
