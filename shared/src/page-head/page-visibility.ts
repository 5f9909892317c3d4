import { createContext, use } from 'react';

export const PageVisibilityContext = createContext(true);

/** False for a page that is only prerendered. */
export const PageVisibilityProvider = PageVisibilityContext.Provider;

/**
 * Returns false for a prerendered page, which must not change the head, the title or the status.
 */
export const useIsPageVisible = (): boolean => use(PageVisibilityContext);
