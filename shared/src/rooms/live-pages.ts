import { createContext, use } from 'react';

const LivePagesContext = createContext<(path: string) => boolean>(() => false);

/** Given by the shell: whether a live room has a page at exactly this address. */
export const LivePagesProvider = LivePagesContext.Provider;

/** Whether a live room has this page: links to what may be absent are shown only then. `path` is none of a parameter. */
export const useIsLive = (path: string): boolean => use(LivePagesContext)(path);
