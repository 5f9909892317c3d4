import { isRequestError } from 'shared/data';

/** Some backends answer 404 where there is no record; that is an answer, not a failure. */
export const isNotFound = (cause: unknown): boolean =>
  isRequestError(cause) && cause.status === 404;
