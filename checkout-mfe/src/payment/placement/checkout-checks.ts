import type { Pence } from 'contract/values/pence';

interface CheckInput {
  user: unknown;
  total: Pence;
  customer: unknown;
}

export const USER_MISSING = 'User not found. Please log in again.';
export const NOTHING_TO_PAY = 'Order total must be greater than zero.';
export const TOTAL_CHANGED =
  'The total of your order has changed. Please check your basket and place the order again.';
export const CUSTOMER_MISSING =
  'Customer information not found. Please add your delivery details first.';

/** Returns the message of the first failed check, or null (specification, section 5). */
export function getCheckError({ user, total, customer }: CheckInput): string | null {
  if (!user) return USER_MISSING;
  if (total <= 0) return NOTHING_TO_PAY;
  return customer ? null : CUSTOMER_MISSING;
}
