/** Loads the home page as a new document, so that the previewed versions are loaded. */
export const openShop = () => window.location.assign('/');
