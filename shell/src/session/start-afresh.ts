/** Leaves everything on the page behind: one full load of the home page. */
export const startAfresh = () => window.location.assign('/');
