import { createContext, use } from 'react';

export const ShownContext = createContext(true);

/** Given by the shell: whether the page within is shown, or only rendered ahead of a click that may follow. */
export const ShownProvider = ShownContext.Provider;

/** What is rendered ahead says nothing of itself outside its place on the page. */
export const useIsShown = (): boolean => use(ShownContext);
