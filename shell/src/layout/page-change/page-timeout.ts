/**
 * Longest time until a page is rendered, in ms. It covers the limits for its remote and its
 * queries.
 */
export const PAGE_TIMEOUT_MS = 30_000;
