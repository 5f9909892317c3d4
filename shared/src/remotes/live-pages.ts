import { createContext, use } from 'react';

const LivePagesContext = createContext<(path: string) => boolean>(() => false);

export const LivePagesProvider = LivePagesContext.Provider;

/** Returns whether a live remote has the page. Links to other pages must be omitted. */
export const useIsLivePage = (path: string): boolean => use(LivePagesContext)(path);
