import { createContext, use } from 'react';

export const PageVisibilityContext = createContext(true);

export const PageVisibilityProvider = PageVisibilityContext.Provider;

/** False for a prerendered page, which must not change the head, the title or the status. */
export const useIsPageVisible = (): boolean => use(PageVisibilityContext);
