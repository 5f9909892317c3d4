interface PaidOrder {
  orderno: string;
  createdAt: Date;
}

/** Returns a key for an attempt to pay an order. It is equal for concurrent requests. */
export const attemptKey = (order: PaidOrder, attempt: string) => `${orderKey(order)}${attempt}`;

/**
 * Returns whether a key belongs to this order. The order number alone is not enough, because
 * another installation with the same Stripe account may use it. The creation time distinguishes
 * them.
 */
export const isAttemptAt = (order: PaidOrder, key: string) => key.startsWith(orderKey(order));

const orderKey = ({ orderno, createdAt }: PaidOrder) => `${orderno}-${createdAt.getTime()}-`;
