interface PaidOrder {
  orderno: string;
  createdAt: Date;
}

/** Names a try at paying an order: the same for whoever makes it at once. */
export const attemptKey = (order: PaidOrder, attempt: string) => `${orderKey(order)}${attempt}`;

/**
 * Whether a session was made for this order. Its number alone does not tell: another installation
 * on the same account has orders of the same numbers, but not placed in the same millisecond.
 */
export const isAttemptAt = (order: PaidOrder, key: string) => key.startsWith(orderKey(order));

const orderKey = ({ orderno, createdAt }: PaidOrder) => `${orderno}-${createdAt.getTime()}-`;
