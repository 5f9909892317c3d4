/** How long a page may take until it stands, in ms: its room and then what it reads, each at its own limit. */
export const PAGE_LIMIT_MS = 30_000;
