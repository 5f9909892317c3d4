/** An error response. `code` is for programs, and the message is for people. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly code: string;
  /** Seconds after which the client may try again. */
  readonly retryAfter: number | undefined;
  /** Additional fields of the response. The route's response schema must contain these fields. */
  readonly extraFields: object = {};
  readonly headers: Record<string, string> = {};

  constructor(statusCode: number, code: string, sentence: string, retryAfter?: number) {
    super(sentence);
    this.name = 'HttpError';
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export function badRequest(sentence: string, code = 'bad_request'): HttpError {
  return new HttpError(400, code, sentence);
}

export function unauthorized(sentence = 'Please log in.'): HttpError {
  return new HttpError(401, 'unauthorized', sentence);
}

export function forbidden(sentence = 'This belongs to someone else.'): HttpError {
  return new HttpError(403, 'forbidden', sentence);
}

export function notFound(sentence = 'There is nothing here.', code = 'not_found'): HttpError {
  return new HttpError(404, code, sentence);
}

export function conflict(sentence: string, code = 'conflict'): HttpError {
  return new HttpError(409, code, sentence);
}

/** Returns a 429 error. `retryAfter` is in seconds. */
export function tooManyRequests(retryAfter: number, reason = 'Too many attempts.'): HttpError {
  const sentence = `${reason} Please wait ${formatWait(retryAfter)} and try again.`;
  return new HttpError(429, 'too_many_requests', sentence, retryAfter);
}

function formatWait(seconds: number): string {
  if (seconds <= 60) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** Returns a 503 error for a temporary failure, such as an unavailable database or a full disk. */
export function unavailable(
  sentence = 'The shop cannot do this at the moment. Please try again in a few seconds.',
  code = 'unavailable',
): HttpError {
  return new HttpError(503, code, sentence, RETRY_SECONDS);
}

/** Seconds after which a client may try again after a temporary failure. */
export const RETRY_SECONDS = 5;
