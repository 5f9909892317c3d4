import type { BackendCall } from '../../backend/second-backend.ts';

const submissionPathPattern =
  /^users\/(getorders|orderplace|orderproducts|addtopackage|getmail|create-stripe-session)\b/;

/**
 * Returns the calls that place an order, the earliest first. Each entry contains 'METHOD path' and
 * the body.
 */
export const listSubmissionCalls = (calls: BackendCall[]): [string, unknown][] =>
  calls
    .filter(({ path }) => submissionPathPattern.test(path))
    .map(({ method, path, body }) => [`${method} ${path}`, body ?? undefined]);
