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

/** Returns the text of an attempt to pay a part of an order. `amount` is in pence. */
export const createPartAttempt = (attempt: string, amount: number) => `${attempt}-part${amount}`;

/** Returns the pence of an attempt to pay a part of an order, or null for the total. */
export function readAttemptAmount(key: string): number | null {
  const [, amount] = /-part(\d{1,9})$/.exec(key) ?? [];
  return amount === undefined ? null : Number(amount);
}
