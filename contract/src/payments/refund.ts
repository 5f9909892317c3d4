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
