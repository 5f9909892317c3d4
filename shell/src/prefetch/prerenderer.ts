import { findRemote } from '../registry/remote-table';
import { type PrefetchContext, prefetchPage } from './prefetch-page';
import type { PrerenderStore } from '../app/prerender-store';

const INTENT_DELAY_MS = 60;

/**
 * A page that may be prerendered. `isFetched` resolves to true if the prefetch of the page
 * succeeded.
 */
export interface PrerenderCandidate {
  target: URL;
  isFetched: Promise<boolean>;
}

export function createPrerenderer(shop: PrefetchContext, prerenderStore: PrerenderStore) {
  let lastCandidate: string | undefined;

  const prerender = async ({ target, isFetched }: PrerenderCandidate) => {
    lastCandidate = target.href;
    if (prerenderStore.location()?.pathname === target.pathname || !canPrerender(shop, target))
      return;
    // Does not prerender a page whose prefetch failed. The page reports the failure when the
    // visitor opens it.
    if (!(await isFetched)) return;
    // Subscribes to the prefetched data, so that the data stays in the cache. Also fetches data
    // that the link's prefetch has missed, because `data-ahead` of the link can name another URL
    // than the page's.
    const release = await prefetchPage(shop, target).catch(() => undefined);
    if (!release) return;
    const isStillCandidate =
      lastCandidate === target.href && prerenderStore.location()?.pathname !== target.pathname;
    if (isStillCandidate && canPrerender(shop, target)) prerenderStore.prerender(target, release);
    else release();
  };
  return {
    createCandidateHandler() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      return (candidate: PrerenderCandidate | null) => {
        clearTimeout(timer);
        if (candidate) timer = setTimeout(() => void prerender(candidate), INTENT_DELAY_MS);
      };
    },
    prerenderNow(candidate: PrerenderCandidate | null) {
      if (candidate) void prerender(candidate);
    },
  };
}

/**
 * Returns whether a page may be prerendered. Excludes personal and secret pages. Excludes pages
 * with `noindex`, such as the cart, because a click may change the basket that these pages show.
 * Excludes the route of the current page, which stays mounted.
 */
function canPrerender({ registry, store }: PrefetchContext, target: URL): boolean {
  const match = findRemote(registry, target.pathname);
  if (!match || match.access || match.secret || match.noindex || !store.getState().restored)
    return false;
  return match.path !== findRemote(registry, location.pathname)?.path;
}
