import { createContext, use, useSyncExternalStore } from 'react';
import type { Location } from 'shared/router';
import type { Remotes } from 'shared/slots';
import type { BrowserRemotes } from '../federation/browser-remotes';

export interface PrerenderStore {
  location(): Location | null;
  subscribe(onChange: () => void): () => void;
  prerender(target: URL, onDiscard: () => void): void;
  discard(): void;
  /**
   * Loads remotes for the prerendered page without reporting failures. If the shopper opens the
   * page, it loads its remote again and reports a failure.
   */
  remotes: Remotes;
}

/** Age in ms at which a prerendered page is discarded, because the page's data may have changed. */
const MAX_AGE_MS = 10_000;

export function createPrerenderStore(
  browserRemotes: Pick<BrowserRemotes, 'prefetchModule' | 'invalidate'>,
): PrerenderStore {
  let currentPage: { location: Location; onDiscard: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pageCount = 0;
  const listeners = new Set<() => void>();

  const replacePage = (nextPage: typeof currentPage) => {
    clearTimeout(timer);
    const previousPage = currentPage;
    currentPage = nextPage;
    for (const listener of listeners) listener();
    previousPage?.onDiscard();
  };
  const discard = () => {
    if (currentPage) replacePage(null);
  };
  return {
    location: () => currentPage?.location ?? null,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    prerender({ pathname, search, hash }, onDiscard) {
      pageCount += 1;
      const key = `ahead-${pageCount}`;
      replacePage({ location: { pathname, search, hash, state: null, key }, onDiscard });
      timer = setTimeout(discard, MAX_AGE_MS);
    },
    discard,
    remotes: {
      load<Module>(remote: string, expose: string) {
        const module = browserRemotes.prefetchModule<Module>(remote, expose);
        module.catch(discard);
        return module;
      },
      invalidate: browserRemotes.invalidate,
    },
  };
}

const PrerenderStoreContext = createContext<PrerenderStore | null>(null);

export const PrerenderStoreProvider = PrerenderStoreContext.Provider;

export const usePrerenderStore = () => use(PrerenderStoreContext);

export function usePrerenderedLocation(): Location | null {
  const prerenderStore = usePrerenderStore();
  return useSyncExternalStore(
    prerenderStore?.subscribe ?? subscribeToNothing,
    prerenderStore?.location ?? getNull,
    getNull,
  );
}

const getNull = () => null;
const subscribeToNothing = () => getNull;
