import { createContext, use } from 'react';

export const PageVisibilityContext = createContext(true);

export const PageVisibilityProvider = PageVisibilityContext.Provider;

/** A prerendered page must not change the head, the title or the status. */
export const useIsPageVisible = (): boolean => use(PageVisibilityContext);
