/** Loads the current address as a new document. */
export const reloadPage = () => window.location.reload();
