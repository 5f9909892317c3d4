/** Longest wait for a page, in ms. It covers the time limits of its remote and its queries. */
export const PAGE_TIMEOUT_MS = 30_000;
