/** Serves the page for every path without a file. Slugs may contain dots. */
export const pages = { index: '/index.html', disableDotRule: true } as const;
