/**
 * Longest wait for a page in ms. Longer than the time limits of a remote and of its queries
 * together.
 */
export const PAGE_TIMEOUT_MS = 30_000;
