/** Longest time until a page is rendered, in ms: its remote and its reads, each with its own limit. */
export const PAGE_LIMIT_MS = 30_000;
