/** Loads a new document, which discards all state in memory. */
export const loadHomePage = () => window.location.assign('/');
