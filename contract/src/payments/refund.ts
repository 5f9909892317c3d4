/**
 * With 'provider', the card payment provider returns the money. With 'outside', the firm returns
 * the money by other means.
 */
export const refundMethods = ['provider', 'outside'] as const;

export type RefundMethod = (typeof refundMethods)[number];

/**
 * A `due` refund waits for staff. A `pending` refund waits for the card payment provider. A
 * `replaced` refund did not happen, because another refund or a lost dispute gave its money back, or
 * because a later change of the order needs it.
 */
export const refundStates = ['due', 'pending', 'done', 'failed', 'replaced'] as const;

export type RefundState = (typeof refundStates)[number];
