/**
 * Longest wait for the content of a page in ms. It is the sum of the time limits for the remote and
 * for the remote's queries.
 */
export const PAGE_TIMEOUT_MS = 30_000;
