import * as v from 'valibot';
import { id, pence, text } from '../values/readers.ts';

/**
 * With 'provider', the card payment provider returns the money. With 'outside', the firm returns
 * the money by other means.
 */
export const refundMethods = ['provider', 'outside'] as const;

export type RefundMethod = (typeof refundMethods)[number];

/**
 * A `due` refund waits for staff. A `pending` refund waits for the card payment provider. A
 * `replaced` refund failed, and another refund gave its money back.
 */
export const refundStates = ['due', 'pending', 'done', 'failed', 'replaced'] as const;

export type RefundState = (typeof refundStates)[number];

/** A refund, completed or planned. The amount is in pence. */
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
  /** Staff member who requested the refund, or ''. */
  by: text,
  /** Reason why the refund failed or is late, or ''. */
  error: text,
  createdat: text,
  /** Time at which the refund was completed or failed, or ''. */
  settledat: text,
});

export type Refund = v.InferOutput<typeof refundSchema>;

/** Response of GET staff/refunds. `next` is the cursor of the next page, or ''. */
export const refundPageSchema = v.object({ next: text });

/** Payments and refunds of an order. Amounts are in pence. */
export const orderRefundsSchema = v.object({
  paid: pence,
  /** Sum of the completed refunds. */
  returned: pence,
  /** Largest amount that can still be refunded. */
  left: pence,
  /**
   * Whether the customer paid on collection. Such an order can be refunded only outside the shop.
   */
  oncollection: v.optional(v.boolean(), false),
  refunds: v.array(refundSchema),
});

export type OrderRefunds = v.InferOutput<typeof orderRefundsSchema>;

/** Body of POST staff/orders/{orderno}/refunds. `amount` is in pounds. */
export const newRefundRequest = v.object({
  amount: v.number(),
  reason: v.string(),
  method: v.picklist(refundMethods),
  /** UUID of the request. A second call with the same key creates no second refund. */
  key: v.string(),
  /** Refundable pounds on the page. If the amount has changed meanwhile, the refund is refused. */
  left: v.optional(v.number()),
});

export type NewRefundRequest = v.InferInput<typeof newRefundRequest>;

/** Body of POST staff/refunds/{id}/settle-outside. */
export const settleOutsideRequest = v.object({ reason: v.string() });

export type SettleOutsideRequest = v.InferInput<typeof settleOutsideRequest>;
