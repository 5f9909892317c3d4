/** Opens a page outside the shop. */
export const leaveTo = (url: string): void => window.location.assign(url);
