let isLoading = false;

/** Loads the home page as a new document, which discards all state in memory. */
export function loadHomePage(): void {
  isLoading = true;
  // Reloads this document if the back button restores it from the browser's cache with its old
  // state.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.assign('/');
}

/**
 * Returns whether `loadHomePage` was called, so that the home page is about to replace this
 * document.
 */
export const isHomePageLoading = () => isLoading;
