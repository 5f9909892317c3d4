import { createContext, use } from 'react';

const LivePagesContext = createContext<(path: string) => boolean>(() => false);

export const LivePagesProvider = LivePagesContext.Provider;

/**
 * Returns whether a live remote has a page at exactly this path. If not, links to the page must not
 * be rendered.
 */
export const useIsLivePage = (path: string): boolean => use(LivePagesContext)(path);
