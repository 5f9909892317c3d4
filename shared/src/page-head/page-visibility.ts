import { createContext, use } from 'react';

export const PageVisibilityContext = createContext(true);

export const PageVisibilityProvider = PageVisibilityContext.Provider;

/**
 * Returns whether the page is visible. A prerendered page is not, and must not change the head, the
 * title or the HTTP status.
 */
export const useIsPageVisible = (): boolean => use(PageVisibilityContext);
