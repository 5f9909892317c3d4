import { isRequestError } from 'shared/data';

/** A failed checkout. `message` is the text of the red box (specification, section 8). */
export class CheckoutError extends Error {
  /** The HTTP status of the failed call, or 0. A 409 means that the basket's prices are outdated. */
  readonly status: number;
  /** The error code of our own backend, or ''. 'paid' means that this order is already paid. */
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

/** Returns the backend's error text, else the error's message, else ''. */
export function readErrorText(cause: unknown): string {
  if (isRequestError(cause)) return cause.serverError || cause.message;
  const message = cause && typeof cause === 'object' && 'message' in cause ? cause.message : '';
  return typeof message === 'string' ? message : '';
}
