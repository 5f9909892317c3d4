/** Serves index.html for all other paths, even with dots, because slugs may contain dots. */
export const HISTORY_FALLBACK = { index: '/index.html', disableDotRule: true } as const;
