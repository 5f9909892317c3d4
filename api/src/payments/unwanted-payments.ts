/**
 * Card payments that do not count for their order, by their cause. A `pending` refund is sent
 * automatically. A `due` refund waits until staff have found out why the amount is wrong.
 */
export const unwantedPayments = {
  amount: { reason: 'The paid amount is not the requested amount.', refundState: 'due' },
  cancelled: {
    reason: 'The order was cancelled before the payment came.',
    refundState: 'pending',
  },
  paid: { reason: 'The order was paid already.', refundState: 'pending' },
} as const;

export type UnwantedPaymentCause = keyof typeof unwantedPayments;
