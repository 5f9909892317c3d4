import { isRequestError } from 'shared/data';

/** The shopper sees the message in the red error box (specification, section 8). */
export class CheckoutError extends Error {
  /** HTTP status, or 0. A 409 means that prices in the basket are outdated. */
  readonly status: number;
  /** Error code of our own backend, or ''. 'paid' means that the order is already paid. */
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

/** Prefers the backend's error text to the error's message. */
export function readErrorText(cause: unknown): string {
  if (isRequestError(cause)) return cause.serverError || cause.message;
  const message = cause && typeof cause === 'object' && 'message' in cause ? cause.message : '';
  return typeof message === 'string' ? message : '';
}
