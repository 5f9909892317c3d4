import { isRequestError } from 'shared/data';

/**
 * A failed checkout. `message` is shown to the shopper in the red error box (specification, section
 * 8).
 */
export class CheckoutError extends Error {
  /** HTTP status of the failed call, or 0. A 409 means that prices in the basket are outdated. */
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

/** Returns the backend's error text if there is one, or else the error's message, or else ''. */
export function readErrorText(cause: unknown): string {
  if (isRequestError(cause)) return cause.serverError || cause.message;
  const message = cause && typeof cause === 'object' && 'message' in cause ? cause.message : '';
  return typeof message === 'string' ? message : '';
}
