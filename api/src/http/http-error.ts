/** A refusal that the client is told: HTTP status, a word for machines and a sentence for people. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly code: string;
  /** Seconds until the next try makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** What else the answer carries; a route's schema says what of it is sent. */
  readonly more: object = {};

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

export function notFound(sentence = 'There is nothing here.'): HttpError {
  return new HttpError(404, 'not_found', sentence);
}

export function conflict(sentence: string, code = 'conflict'): HttpError {
  return new HttpError(409, code, sentence);
}

/** `retryAfter` in seconds; the sentence ends with how long that is. */
export function tooMany(retryAfter: number, what = 'Too many attempts.'): HttpError {
  const sentence = `${what} Please wait ${inWords(retryAfter)} and try again.`;
  return new HttpError(429, 'too_many_requests', sentence, retryAfter);
}

/** Seconds as people say them, rounded up: waiting as long as is said is long enough. */
function inWords(seconds: number): string {
  if (seconds <= 60) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** For what passes by itself: the database is away, or the disk is full. */
export function unavailable(
  sentence = 'The shop cannot do this at the moment. Please try again in a few seconds.',
  code = 'unavailable',
): HttpError {
  return new HttpError(503, code, sentence, RETRY_SECONDS);
}

/** Seconds after which a look at whether an outage is over makes sense. */
const RETRY_SECONDS = 5;
