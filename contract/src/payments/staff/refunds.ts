import * as v from 'valibot';
import { dataResponse, declareCall } from '../../calls/call.ts';
import {
  id,
  integer,
  orderNumber,
  orEmpty,
  pageSize,
  pounds,
  reason,
  requestKey,
  time,
} from '../../calls/wire.ts';
import { recordedPaymentKinds } from '../ledger.ts';
import { refundMethods, refundStates } from '../refund.ts';

/** Calls about refunds. Amounts are pounds on the wire, and pence on pages. */

/**
 * Lists of refunds. `due` also contains refunds without a result from the payment provider, and
 * `done` those that another refund replaced.
 */
export const refundLists = ['due', 'failed', 'done'] as const;

export type RefundList = (typeof refundLists)[number];

/** A refund, completed or planned. */
const refund = v.object({
  id: integer,
  orderno: v.string(),
  email: v.string(),
  transactionid: v.string(),
  amount: pounds,
  currency: v.string(),
  state: v.picklist(refundStates),
  method: v.picklist(refundMethods),
  reason: v.string(),
  /** Staff member who requested the refund, or ''. */
  by: v.string(),
  /** Reason why the refund failed or is late, or ''. */
  error: v.string(),
  createdat: time,
  /** Time at which the refund was completed or failed, or ''. */
  settledat: orEmpty(time),
});

export type Refund = v.InferOutput<typeof refund>;

/** Payments and refunds of an order. */
export const refundsOfOrder = v.object({
  paid: pounds,
  /** Sum of the completed refunds. */
  returned: pounds,
  /** Largest amount that can still be refunded. */
  left: pounds,
  /** Part of `left` that can go back to a card. Undefined from a backend that does not know it. */
  cardleft: v.optional(pounds),
  /** Amount that the customer still has to pay. Undefined from a backend that does not know it. */
  due: v.optional(pounds),
  /** Whether nothing can go back to a card. Such an order is refunded outside the shop only. */
  oncollection: v.optional(v.boolean(), false),
  /** Amount that an open or lost dispute keeps from being given back. */
  disputed: v.optional(pounds, 0),
  /** Sentences about disputes and fraud warnings, for staff who give money back. */
  warnings: v.optional(v.array(v.string()), []),
  refunds: v.array(refund),
});

export type RefundsOfOrder = v.InferOutput<typeof refundsOfOrder>;

export const listRefunds = declareCall({
  method: 'GET',
  path: 'staff/refunds',
  access: 'orders',
  summary: 'A page of the refunds that are due, failed or done',
  query: v.object({
    state: v.optional(v.picklist(refundLists), 'due'),
    /** `next` of the previous page. */
    after: v.optional(id),
    size: pageSize,
  }),
  response: v.object({ data: v.array(refund), next: v.nullable(v.string()) }),
});

export const getOrderRefunds = declareCall({
  method: 'GET',
  path: 'staff/orders/{orderno}/refunds',
  access: 'orders',
  summary: 'What was paid for an order and what was given back',
  params: v.object({ orderno: orderNumber }),
  response: dataResponse(refundsOfOrder),
});

export const createRefund = declareCall({
  method: 'POST',
  path: 'staff/orders/{orderno}/refunds',
  access: 'refunds',
  summary: 'Gives money of an order back, once per key',
  params: v.object({ orderno: orderNumber }),
  body: v.object({
    amount: v.pipe(v.number(), v.metadata({ title: 'Amount', exclusiveMinimum: 0 })),
    reason,
    method: v.picklist(refundMethods),
    outsidemethod: v.optional(v.picklist(recordedPaymentKinds)),
    /**
     * Whether the customer has to pay the amount again. Absent: only if something of the order is due
     * already.
     */
    isdueagain: v.optional(v.boolean()),
    key: requestKey,
    /** Refundable pounds on the page. If the amount has changed meanwhile, the response is a 409. */
    left: v.optional(v.number()),
  }),
  response: dataResponse(refund),
  refusals: {
    409: v.object({
      current: v.optional(refundsOfOrder),
      /** Staff member who made the latest refund, or ''. */
      by: v.optional(v.string()),
      at: v.optional(time),
    }),
  },
});

const params = v.object({ id });

export const retryRefund = declareCall({
  method: 'POST',
  path: 'staff/refunds/{id}/retry',
  access: 'refunds',
  summary: 'Sends a due or failed refund to the card payment provider',
  params,
  response: dataResponse(refund),
});

export const settleOutside = declareCall({
  method: 'POST',
  path: 'staff/refunds/{id}/settle-outside',
  access: 'refunds',
  summary: 'Records that a due or failed refund was paid back outside the shop',
  params,
  body: v.object({ reason, outsidemethod: v.optional(v.picklist(recordedPaymentKinds)) }),
  response: dataResponse(refund),
});
