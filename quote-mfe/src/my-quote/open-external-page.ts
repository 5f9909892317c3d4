export const openExternalPage = (url: string): void => window.location.assign(url);
