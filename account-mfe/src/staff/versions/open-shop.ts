/** Leaves the page by one full load of the home page. */
export const openShop = () => window.location.assign('/');
