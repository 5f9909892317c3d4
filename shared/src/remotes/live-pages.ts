import { createContext, use } from 'react';

const LivePagesContext = createContext<(path: string) => boolean>(() => false);

/**
 * Provides a function that returns whether a live remote has a page at exactly this address. Set by
 * the shell.
 */
export const LivePagesProvider = LivePagesContext.Provider;

/**
 * Returns whether a live remote has a page at `path`. Links to optional pages are rendered only
 * then. Routes with parameters do not count.
 */
export const useIsLivePage = (path: string): boolean => use(LivePagesContext)(path);
