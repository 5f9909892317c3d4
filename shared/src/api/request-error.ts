/** The error of a failed call. */
export interface RequestError {
  /** The HTTP status, or 0 without a response. */
  status: number;
  /** The error text of the backend, or ''. */
  serverError: string;
  /** Message for the log. */
  message: string;
  /** The body of the response, for its further fields. */
  body?: unknown;
}

/**
 * Returns the message for a shopper who has sent too many calls (HTTP 429, rule 53). Returns null
 * for other failures, which are only logged (specification, section 8).
 */
export function getRateLimitMessage(cause: unknown): string | null {
  if (!isRequestError(cause) || cause.status !== 429) return null;
  return cause.serverError || 'Too many attempts. Please wait a little and try again.';
}

/**
 * The error of a rejected form. The field named `field` shows it, or the whole form if `field` is
 * ''.
 */
export interface FormError {
  field: string;
  text: string;
}

/**
 * Returns the message of a 429, or of a 400 that names a field (rules 53 and 59). Returns null for
 * other failures, which are only logged (specification, section 8). `formFieldNames` maps field
 * names of the backend to those of the form.
 */
export function toFormError(
  cause: unknown,
  form: HTMLFormElement,
  formFieldNames: Record<string, string> = {},
): FormError | null {
  const rateLimitMessage = getRateLimitMessage(cause);
  if (rateLimitMessage !== null) return { field: '', text: rateLimitMessage };
  if (!isRequestError(cause) || cause.status !== 400 || cause.serverError === '') return null;
  const { field } = (cause.body ?? {}) as { field?: unknown };
  if (typeof field !== 'string') return null;
  const name = formFieldNames[field] ?? field;
  return { field: form.elements.namedItem(name) ? name : '', text: cause.serverError };
}

export const isRequestError = (cause: unknown): cause is RequestError =>
  typeof cause === 'object' && cause !== null && 'serverError' in cause && 'status' in cause;
