/** The one shape of a failed call; components never see axios. */
export interface RequestError {
  /** The HTTP status, or 0 when no answer came. */
  status: number;
  /** The server's own error text, or '' when it gave none. */
  serverError: string;
  /** A sentence for the log: the server's error, else what went wrong on the way. */
  message: string;
  /** The answer's body, for fields beyond the text. */
  body?: unknown;
}

/**
 * What a shopper is told when a call was one too many (HTTP 429); null for every other failure, which
 * is only logged (specification §8, decision 53).
 */
export function tooManySentence(cause: unknown): string | null {
  if (!isRequestError(cause) || cause.status !== 429) return null;
  return cause.serverError || 'Too many attempts. Please wait a little and try again.';
}

/** A refused field, by its name in the call, and the sentence to show beside it. */
export interface FieldRefusal {
  field: string;
  text: string;
}

/** Returns the refused field of a call that failed with status 400, or null for every other failure (row 59). */
export function fieldRefusal(cause: unknown): FieldRefusal | null {
  if (!isRequestError(cause) || cause.status !== 400 || cause.serverError === '') return null;
  const { field } = (cause.body ?? {}) as { field?: unknown };
  return typeof field === 'string' ? { field, text: cause.serverError } : null;
}

/** Whether a caught value is a failed call's error. */
export const isRequestError = (cause: unknown): cause is RequestError =>
  typeof cause === 'object' && cause !== null && 'serverError' in cause && 'status' in cause;
