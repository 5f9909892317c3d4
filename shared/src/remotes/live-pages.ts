import { createContext, use } from 'react';

const LivePagesContext = createContext<(path: string) => boolean>(() => false);

export const LivePagesProvider = LivePagesContext.Provider;

/** Links to a page must be omitted if no live remote has it. */
export const useIsLivePage = (path: string): boolean => use(LivePagesContext)(path);
