import { findRemote } from '../registry/remote-table';
import { type PrefetchContext, prefetchPage } from './prefetch-page';
import type { PrerenderStore } from '../app/prerender-store';

const INTENT_DELAY_MS = 60;

/** `isFetched` resolves to true if the page's prefetch succeeded. */
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
    // Without data, the page cannot be prerendered. Opening the page reports the failure.
    if (!(await isFetched)) return;
    // Subscribes to the prefetched data, so that the data stays in the cache. Also fetches data
    // that the prefetch of the link has missed, because `data-ahead` of the link can name another
    // address.
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
 * Excludes personal and secret pages. Excludes pages with `noindex`, such as the cart, because a
 * click may change the basket on these pages. Excludes the current page, which stays mounted.
 */
function canPrerender({ registry, store }: PrefetchContext, target: URL): boolean {
  const match = findRemote(registry, target.pathname);
  if (!match || match.access || match.secret || match.noindex || !store.getState().restored)
    return false;
  return match.path !== findRemote(registry, location.pathname)?.path;
}
