/** The head of a page whose main read failed on the server: not the page, and for a while only. */
export const UNAVAILABLE = { status: 503, noindex: true } as const;
