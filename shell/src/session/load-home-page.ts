let isLoading = false;

/** Loads a new document, which discards all state in memory. */
export function loadHomePage(): void {
  isLoading = true;
  // The back button may restore this document from the browser's cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign('/');
}

/** Returns whether the document is about to be replaced by the home page. */
export const isHomePageLoading = () => isLoading;
