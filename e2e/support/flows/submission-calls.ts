import type { BackendCall } from '../../backend/second-backend.ts';

const submissionPathPattern =
  /\busers\/(getorders|orderplace|orderproducts|addtopackage|getmail|create-stripe-session)\b/;

/** Returns the name of a call that places an order, or null for the path of another call. */
export const readSubmissionCall = (path: string): string | null =>
  submissionPathPattern.exec(path)?.[1] ?? null;

/**
 * Returns the calls that place an order, the earliest first. Each entry contains 'METHOD path' and
 * the body.
 */
export const listSubmissionCalls = (calls: BackendCall[]): [string, unknown][] =>
  calls
    .filter(({ path }) => submissionPathPattern.test(path))
    .map(({ method, path, body }) => [`${method} ${path}`, body ?? undefined]);
