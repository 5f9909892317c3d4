/** Whether a 2xx answer is a success: no `status: false` and no `error` in it (decision 28). */
export const accepted = (answer: unknown): boolean => {
  const { status, error } = fields(answer);
  return !refusals.includes(status) && !error;
};

/** What a refusal says for itself, whatever its status, or ''. */
export const refusalText = (answer: unknown): string => {
  const { error, message } = fields(answer);
  if (typeof error === 'string') return error;
  return typeof message === 'string' ? message : '';
};

/**
 * What a call accepts as success beside a JSON array and a JSON object that reports no failure (decision 58):
 * an empty body, or a refusal that the caller reads itself.
 */
export type Accepts = 'empty' | 'refusal';

export const UNREADABLE = 'The answer could not be read. Please try again.';

/**
 * Parses the body of a response. An empty body is `undefined`. A body that is not JSON stays text, and so
 * counts as no data.
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
 * Why the parsed body of a 2xx response to a call that changes something is no success, as a sentence; null when
 * it is one (decision 58).
 */
export function changeFailure(body: unknown, accepts?: Accepts): string | null {
  if (body === undefined && accepts === 'empty') return null;
  if (typeof body !== 'object' || body === null) return UNREADABLE;
  if (accepted(body) || accepts === 'refusal') return null;
  return refusalText(body) || 'The server refused the request.';
}

/** The same for a read: text is no data. An empty body and null say that nothing is there (decision 41). */
export function readFailure(body: unknown): string | null {
  const isText = typeof body === 'string' && body.trim() !== '';
  return isText || ['number', 'boolean'].includes(typeof body) ? UNREADABLE : null;
}

const refusals: unknown[] = [false, 'false', 0, '0'];

const fields = (answer: unknown): { status?: unknown; error?: unknown; message?: unknown } =>
  answer && typeof answer === 'object' ? answer : {};
