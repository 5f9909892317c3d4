import { findRemote } from '../registry/remote-table';
import { type PrefetchContext, prefetchPage } from './prefetch-page';
import type { PrerenderedPage } from '../app/prerendered-page';

/** Time for which a link must be hovered or focused before its page is prerendered, in ms. */
const INTENT_DELAY_MS = 60;

/** A link that may be followed next. `isFetched` resolves to whether its page could be fetched. */
export interface PrerenderCandidate {
  target: URL;
  isFetched: Promise<boolean>;
}

/**
 * Prerenders the page of a link that is about to be followed, once its data is fetched.
 * `prerenderNow` does this at once. `createCandidateHandler` returns a callback for hover or focus,
 * which prerenders a candidate after `INTENT_DELAY_MS`. Null means that no link is hovered or
 * focused.
 */
export function createPrerenderer(shop: PrefetchContext, prerenderedPage: PrerenderedPage) {
  let lastCandidate: string | undefined;

  const prerender = async ({ target, isFetched }: PrerenderCandidate) => {
    lastCandidate = target.href;
    if (prerenderedPage.location()?.pathname === target.pathname || !canPrerender(shop, target))
      return;
    // A page that could not be fetched is neither retried nor prerendered. It reports its failure when opened.
    if (!(await isFetched)) return;
    // Keeps the data cached for the prerendered page. The link's own address may need one query
    // more than its `data-ahead`.
    const release = await prefetchPage(shop, target).catch(() => undefined);
    if (!release) return;
    const isStillCandidate =
      lastCandidate === target.href && prerenderedPage.location()?.pathname !== target.pathname;
    if (isStillCandidate && canPrerender(shop, target)) prerenderedPage.prerender(target, release);
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
 * Returns whether a page can be prerendered. Excludes pages behind the guard and pages of secret
 * links. Excludes pages that search engines skip, because most show the basket and choices, which
 * the click may change. Excludes other addresses of the current page, which stays mounted. Excludes
 * all pages until local storage was read.
 */
function canPrerender({ registry, store }: PrefetchContext, target: URL): boolean {
  const match = findRemote(registry, target.pathname);
  if (!match || match.access || match.secret || match.noindex || !store.getState().restored)
    return false;
  return match.path !== findRemote(registry, location.pathname)?.path;
}
