import * as v from 'valibot';
import { declareCall } from '../../calls/call.ts';
import { id, integer, orEmpty, pageSize, pounds, time, openEnum } from '../../calls/wire.ts';
import { disputeKinds, disputeStatuses } from '../dispute.ts';

/** Calls about disputes, early fraud warnings and reviews. */

/**
 * Lists of disputes. `answer` contains the disputes and reviews that wait for the firm, and `open`
 * also those that wait for the bank, and fraud warnings.
 */
export const disputeLists = ['answer', 'open', 'closed'] as const;

export type DisputeListName = (typeof disputeLists)[number];

/** A dispute in the words for staff. */
export const disputeOnWire = v.object({
  id: integer,
  /** The provider's id. */
  providerid: v.string(),
  kind: openEnum(disputeKinds),
  status: openEnum(disputeStatuses),
  /** A sentence without its full stop. */
  title: v.string(),
  sentences: v.array(v.string()),
  /** Day until which the firm can respond, or ''. */
  dueby: v.string(),
  createdat: time,
  settledat: orEmpty(time),
});

export type Dispute = v.InferOutput<typeof disputeOnWire>;

const listedDispute = v.object({
  ...disputeOnWire.entries,
  /** '' if no order has the disputed payment. */
  orderno: v.string(),
  customer: v.string(),
  /** Null if the amount is unknown, because no order has the payment. */
  amount: v.nullable(pounds),
  currency: v.string(),
  /** The reason in plain words. */
  reason: v.string(),
  transactionid: v.string(),
});

export type ListedDispute = v.InferOutput<typeof listedDispute>;

export const listDisputes = declareCall({
  method: 'GET',
  path: 'staff/disputes',
  access: 'orders',
  summary: 'A page of the disputes, early fraud warnings and reviews of the card payment provider',
  query: v.object({
    state: v.optional(v.picklist(disputeLists), 'answer'),
    /** `next` of the previous page. */
    after: v.optional(id),
    size: pageSize,
  }),
  response: v.object({ data: v.array(listedDispute), next: v.nullable(v.string()) }),
});
