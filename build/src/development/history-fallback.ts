/** Serves index.html for all paths without a file. Paths may contain dots, because slugs may. */
export const HISTORY_FALLBACK = { index: '/index.html', disableDotRule: true } as const;
