/**
 * A `dispute` is a chargeback, or the bank's inquiry before one. With a `fraud_warning`, the bank
 * reports that a payment may be fraud. A `review` is the provider's question whether to keep a
 * payment.
 */
export const disputeKinds = ['dispute', 'fraud_warning', 'review'] as const;

export type DisputeKind = (typeof disputeKinds)[number];

/**
 * `needs_response` waits for the firm, `under_review` for the bank. `closed` ended without a
 * decision, for example because an inquiry expired.
 */
export const disputeStatuses = ['needs_response', 'under_review', 'won', 'lost', 'closed'] as const;

export type DisputeStatus = (typeof disputeStatuses)[number];

/** Returns whether the firm or the bank still has to decide. */
export const isOpenDispute = ({ status }: { status: DisputeStatus }): boolean =>
  status === 'needs_response' || status === 'under_review';
