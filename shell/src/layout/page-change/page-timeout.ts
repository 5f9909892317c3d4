/**
 * Longest wait for a page in ms. The wait equals the sum of the time limits of a remote and of its
 * queries.
 */
export const PAGE_TIMEOUT_MS = 30_000;
