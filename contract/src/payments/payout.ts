/** States of a payout to the firm's bank account. */
export const payoutStatuses = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const;

export type PayoutStatus = (typeof payoutStatuses)[number];

/**
 * Kinds of transactions of a payout. A `refund_failure` gives the money of a failed refund back to
 * the firm. `other` has no entry in the ledger, such as a fee of the provider or a reserve.
 */
export const payoutTransactionKinds = [
  'payment',
  'refund',
  'refund_failure',
  'dispute',
  'other',
] as const;

export type PayoutTransactionKind = (typeof payoutTransactionKinds)[number];
