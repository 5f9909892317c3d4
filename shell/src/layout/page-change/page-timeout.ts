/**
 * Longest wait for a page in ms. It covers the time limits of the page's remote and of its queries.
 */
export const PAGE_TIMEOUT_MS = 30_000;
