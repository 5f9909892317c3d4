/**
 * Returns whether a 2xx body has neither `status: false` nor `error` (rule 28 in docs/product.md).
 */
export const isAccepted = (response: unknown): boolean => {
  const { status, error } = readFields(response);
  return !refusalStatuses.includes(status) && !error;
};

export const readRefusalText = (response: unknown): string => {
  const { error, message } = readFields(response);
  if (typeof error === 'string') return error;
  return typeof message === 'string' ? message : '';
};

/**
 * Further bodies that count as success. 'empty' accepts an empty body. 'refusal' accepts a body
 * with `status: false` or an `error`, which the caller then handles (rule 58 in docs/product.md).
 */
export type ExtraSuccess = 'empty' | 'refusal';

const UNREADABLE_MESSAGE = 'The answer could not be read. Please try again.';

/**
 * Parses a body as JSON. Returns undefined for an empty body, or the text itself if it is not JSON.
 */
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
 * Returns why a mutation failed, or null for a success (rule 58 in docs/product.md). `body` must
 * come from `parseBody`.
 */
export function findChangeFailure(body: unknown, extraSuccess?: ExtraSuccess): string | null {
  if (body === undefined && extraSuccess === 'empty') return null;
  if (typeof body !== 'object' || body === null) return UNREADABLE_MESSAGE;
  if (isAccepted(body) || extraSuccess === 'refusal') return null;
  return readRefusalText(body) || 'The server refused the request.';
}

/**
 * Returns why a read failed, or null. An empty body means that nothing was found, which is no
 * failure (rule 41 in docs/product.md).
 */
export function findReadFailure(body: unknown): string | null {
  const isText = typeof body === 'string' && body.trim() !== '';
  return isText || ['number', 'boolean'].includes(typeof body) ? UNREADABLE_MESSAGE : null;
}

const refusalStatuses: unknown[] = [false, 'false', 0, '0'];

const readFields = (response: unknown): { status?: unknown; error?: unknown; message?: unknown } =>
  response && typeof response === 'object' ? response : {};
