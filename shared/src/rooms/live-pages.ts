import { createContext, use } from 'react';

const LivePagesContext = createContext<(path: string) => boolean>(() => false);

/** Set by the shell: whether a live remote has a page at exactly this address. */
export const LivePagesProvider = LivePagesContext.Provider;

/**
 * Returns whether a live remote has a page at `path`. Links to optional pages are rendered only then. `path` must not
 * match by a route parameter.
 */
export const useIsLive = (path: string): boolean => use(LivePagesContext)(path);
