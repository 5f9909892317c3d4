/** Opens a page outside the shop. */
export const openExternalPage = (url: string): void => window.location.assign(url);
