/** A failed call. It hides axios from components. */
export interface RequestError {
  /** The HTTP status, or 0 without a response. */
  status: number;
  /** The error text of the backend, or '' without one. */
  serverError: string;
  /** A sentence for the log: the error text of the backend, else the network error. */
  message: string;
  /** The body of the response, for fields beside the error text. */
  body?: unknown;
}

/**
 * Returns the sentence for a shopper after too many calls (HTTP 429, rule 53). Returns null for every other failure,
 * which is only logged (specification, section 8).
 */
export function tooManySentence(cause: unknown): string | null {
  if (!isRequestError(cause) || cause.status !== 429) return null;
  return cause.serverError || 'Too many attempts. Please wait a little and try again.';
}

/** A refused field, by its name in the call, and the sentence to show beside the field. */
export interface FieldRefusal {
  field: string;
  text: string;
}

/**
 * Returns the refused field of a call that failed with status 400, or null for every other failure. A refusal names its
 * field (rule 59).
 */
export function fieldRefusal(cause: unknown): FieldRefusal | null {
  if (!isRequestError(cause) || cause.status !== 400 || cause.serverError === '') return null;
  const { field } = (cause.body ?? {}) as { field?: unknown };
  return typeof field === 'string' ? { field, text: cause.serverError } : null;
}

/** Returns whether a caught value is the error of a failed call. */
export const isRequestError = (cause: unknown): cause is RequestError =>
  typeof cause === 'object' && cause !== null && 'serverError' in cause && 'status' in cause;
