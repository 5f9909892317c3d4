import type { Pence } from 'contract/values/pence';
import { isRequestError } from 'shared/data';

/** Error whose message the shopper sees in the red error box (specification, section 8). */
export class CheckoutError extends Error {
  /**
   * HTTP status, or 0 without a response. A 409 means that prices in the basket are out of date.
   */
  readonly status: number;
  /**
   * Error code of the backend, or '' if the backend sends none. 'paid' means that the order is
   * already paid.
   */
  readonly code: string;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CheckoutError';
    this.status = isRequestError(cause) ? cause.status : 0;
    this.code = isRequestError(cause) ? readErrorCode(cause.body) : '';
  }
}

const readErrorCode = (body: unknown) =>
  body && typeof body === 'object' && 'code' in body ? String(body.code) : '';

/** Returns the backend's error text, or else the error's own message. */
export function readErrorText(cause: unknown): string {
  if (isRequestError(cause)) return cause.serverError || cause.message;
  const message = cause && typeof cause === 'object' && 'message' in cause ? cause.message : '';
  return typeof message === 'string' ? message : '';
}

interface CheckInput {
  user: unknown;
  total: Pence;
  customer: unknown;
}

const USER_MISSING = 'User not found. Please log in again.';
const NOTHING_TO_PAY = 'Order total must be greater than zero.';
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
