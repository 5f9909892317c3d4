/** Loads the home page as a new document. */
export const openShop = () => window.location.assign('/');
