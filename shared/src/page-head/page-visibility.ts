import { createContext, use } from 'react';

export const PageVisibilityContext = createContext(true);

/**
 * Provides whether the page is visible, or only prerendered for a possible click. Set by the shell.
 */
export const PageVisibilityProvider = PageVisibilityContext.Provider;

/** Returns whether the page is visible. A prerendered page must not change the head, the title or the status. */
export const useIsPageVisible = (): boolean => use(PageVisibilityContext);
