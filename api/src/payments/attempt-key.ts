interface OrderIdentity {
  orderno: string;
  createdAt: Date;
}

/**
 * Returns the idempotency key for an attempt to pay an order. Calls with the same `attempt` get the
 * same key.
 */
export const createAttemptKey = (order: OrderIdentity, attempt: string) =>
  `${createKeyPrefix(order)}${attempt}`;

/**
 * Returns whether a key belongs to this order. The order number alone is not enough, because
 * another shop with the same account at the provider may use the same number. The creation times differ.
 */
export const isAttemptForOrder = (order: OrderIdentity, key: string) =>
  key.startsWith(createKeyPrefix(order));

const createKeyPrefix = ({ orderno, createdAt }: OrderIdentity) =>
  `${orderno}-${createdAt.getTime()}-`;
