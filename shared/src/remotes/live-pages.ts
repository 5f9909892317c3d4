import { createContext, use } from 'react';

const LivePagesContext = createContext<(path: string) => boolean>(() => false);

export const LivePagesProvider = LivePagesContext.Provider;

/**
 * Returns whether a live remote has a page at `path`. Omit links to pages that no live remote has.
 */
export const useIsLivePage = (path: string): boolean => use(LivePagesContext)(path);
