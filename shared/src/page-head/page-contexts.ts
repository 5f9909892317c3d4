import { createContext, use } from 'react';

export const PageVisibilityContext = createContext(true);

export const PageVisibilityProvider = PageVisibilityContext.Provider;

/**
 * Returns whether the page is visible. A prerendered page is not, and must not change the head, the
 * title or the HTTP status.
 */
export const useIsPageVisible = (): boolean => use(PageVisibilityContext);

/**
 * Provides a function that sets the HTTP status of the server's response. The function is null in
 * the browser.
 */
export const ResponseStatusContext = createContext<((status: number) => void) | null>(null);
