import { createContext, use, useSyncExternalStore } from 'react';
import type { Location } from 'shared/router';
import type { Remotes } from 'shared/slots';
import type { BrowserRemotes } from '../federation/browser-remotes';

/** Holds the page that is rendered in advance, if there is one. */
export interface PrerenderedPage {
  location(): Location | null;
  subscribe(onChange: () => void): () => void;
  /**
   * Replaces the prerendered page. `release` is called when the new page is opened or discarded.
   */
  prerender(target: URL, release: () => void): void;
  discard(): void;
  /**
   * Loads remotes for the prerendered page. Failures are not reported, because the page loads its
   * remote again when it is opened.
   */
  remotes: Remotes;
}

/** Age at which a prerendered page is discarded because its data may have changed, in ms. */
const MAX_AGE_MS = 10_000;

export function createPrerenderedPage(
  browserRemotes: Pick<BrowserRemotes, 'prefetchModule' | 'invalidate'>,
): PrerenderedPage {
  let currentPage: { location: Location; release: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pageCount = 0;
  const listeners = new Set<() => void>();

  const replacePage = (nextPage: typeof currentPage) => {
    clearTimeout(timer);
    const previousPage = currentPage;
    currentPage = nextPage;
    for (const listener of listeners) listener();
    previousPage?.release();
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
    prerender({ pathname, search, hash }, release) {
      pageCount += 1;
      const key = `ahead-${pageCount}`;
      replacePage({ location: { pathname, search, hash, state: null, key }, release });
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

const PrerenderedPageContext = createContext<PrerenderedPage | null>(null);

/** Provides null if no page can be prerendered, for example on the server. */
export const PrerenderedPageProvider = PrerenderedPageContext.Provider;

export const usePrerenderedPage = () => use(PrerenderedPageContext);

export function usePrerenderedLocation(): Location | null {
  const prerenderedPage = usePrerenderedPage();
  return useSyncExternalStore(
    prerenderedPage?.subscribe ?? subscribeToNothing,
    prerenderedPage?.location ?? getNull,
    getNull,
  );
}

const getNull = () => null;
const subscribeToNothing = () => getNull;
