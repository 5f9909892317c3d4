import { isRequestError } from 'shared/data';

/** Why a checkout did not go through; `message` is what the red box says (specification §8). */
export class CheckoutError extends Error {
  /** The HTTP status behind it; 409 means that the basket's prices are out of date. */
  readonly status: number;
  /** The word for machines that our own backend adds: 'paid' means that this very order is. */
  readonly code: string;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CheckoutError';
    this.status = isRequestError(cause) ? cause.status : 0;
    this.code = isRequestError(cause) ? codeOf(cause.body) : '';
  }
}

const codeOf = (body: unknown) =>
  body && typeof body === 'object' && 'code' in body ? String(body.code) : '';

/** The server's error text, else the error's message, else ''. */
export function errorText(cause: unknown): string {
  if (isRequestError(cause)) return cause.serverError || cause.message;
  const message = cause && typeof cause === 'object' && 'message' in cause ? cause.message : '';
  return typeof message === 'string' ? message : '';
}
