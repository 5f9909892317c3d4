/** A new document discards all state in memory. */
export const loadHomePage = () => window.location.assign('/');
