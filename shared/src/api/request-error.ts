export interface RequestError {
  /** HTTP status, or 0 without a response. */
  status: number;
  serverError: string;
  message: string;
  body?: unknown;
}

/**
 * Returns the message for the shopper if the backend refused a call because of too many calls (429,
 * rule 53). Returns null for other failures.
 */
export function getRateLimitMessage(cause: unknown): string | null {
  if (!isRequestError(cause) || cause.status !== 429) return null;
  return cause.serverError || 'Too many attempts. Please wait a little and try again.';
}

/** Error of a rejected form. If `field` is empty, the error is about the whole form. */
export interface FormError {
  field: string;
  text: string;
}

/**
 * Returns the error to show in the form if the backend refused a field (400) or too many calls
 * (429). Returns null for other failures. `formFieldNames` maps the backend's field names to the
 * form's field names (rules 53 and 59).
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
