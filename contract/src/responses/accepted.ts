/**
 * Returns whether the body of a 2xx response means success: it has neither `status: false` nor an
 * `error` (rule 28).
 */
export const isAccepted = (response: unknown): boolean => {
  const { status, error } = readFields(response);
  return !refusalStatuses.includes(status) && !error;
};

/** Returns the error text of a response, or ''. */
export const readRefusalText = (response: unknown): string => {
  const { error, message } = readFields(response);
  if (typeof error === 'string') return error;
  return typeof message === 'string' ? message : '';
};

/**
 * Further bodies of a 2xx response that a call accepts: an empty one, or a refusal that the caller
 * itself handles (rule 58).
 */
export type ExtraSuccess = 'empty' | 'refusal';

const UNREADABLE_MESSAGE = 'The answer could not be read. Please try again.';

/** Returns undefined for an empty body, and the text itself if it is not JSON. */
export function parseBody(body: string): unknown {
  if (body.trim() === '') return undefined;
  try {
    return JSON.parse(body);
  } catch (cause) {
    if (cause instanceof SyntaxError) return body;
    throw cause;
  }
}

/**
 * Returns why a 2xx response to a mutation is no success, or null if it is one (rule 58). `body`
 * comes from `parseBody`.
 */
export function findChangeFailure(body: unknown, extraSuccess?: ExtraSuccess): string | null {
  if (body === undefined && extraSuccess === 'empty') return null;
  if (typeof body !== 'object' || body === null) return UNREADABLE_MESSAGE;
  if (isAccepted(body) || extraSuccess === 'refusal') return null;
  return readRefusalText(body) || 'The server refused the request.';
}

/**
 * Returns why a 2xx response to a read is no success, or null if it is one. An empty body means
 * that nothing exists (rule 41).
 */
export function findReadFailure(body: unknown): string | null {
  const isText = typeof body === 'string' && body.trim() !== '';
  return isText || ['number', 'boolean'].includes(typeof body) ? UNREADABLE_MESSAGE : null;
}

const refusalStatuses: unknown[] = [false, 'false', 0, '0'];

const readFields = (response: unknown): { status?: unknown; error?: unknown; message?: unknown } =>
  response && typeof response === 'object' ? response : {};
