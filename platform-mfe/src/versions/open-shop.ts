/** Loads the home page as a new document, because the previewed versions need new code. */
export const openShop = () => window.location.assign('/');
