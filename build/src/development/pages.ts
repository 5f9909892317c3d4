/** Every address without a file is a page: dots are part of slugs. */
export const pages = { index: '/index.html', disableDotRule: true } as const;
