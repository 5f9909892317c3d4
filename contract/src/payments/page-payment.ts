/**
 * Status of a payment that a customer began on the page of an order.
 * - `paid`: received, and counts for the order.
 * - `returned`: received, but does not count for the order and is refunded.
 * - `open`: not paid yet, and the payment page is still open.
 * - `waiting`: the card provider has not reported the outcome yet.
 * - `closed`: not paid, and the payment page is closed.
 */
export const pagePaymentStatuses = ['paid', 'returned', 'open', 'waiting', 'closed'] as const;

/** How a customer left a payment page: `paid` after paying, `back` by its link back to the shop. */
export const paymentReturnKinds = ['paid', 'back'] as const;

export type PaymentReturnKind = (typeof paymentReturnKinds)[number];
