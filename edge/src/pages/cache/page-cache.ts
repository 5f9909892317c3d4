import { LRUCache } from 'lru-cache';
import { pause } from '../../rendering/pause.ts';
import type { Page } from '../render-page.ts';
import { ENCODINGS, type KeptPage, bytesOf, packedPage } from './kept-page.ts';

/** Time for which a cached page is served without a check, in ms. */
export const FRESH_MS = 2000;
/** Time after `FRESH_MS` for which a cached page is served while a check runs, in ms. */
export const STALE_MS = 8000;
/**
 * Age at which a page is rendered again even if its data is unchanged, in ms. Pages depend on the
 * current date.
 */
const OLDEST_MS = 60_000;
/** Longest time for which an outdated page is served if the rendering fails, in ms. */
const STANDS_IN_MS = 60_000;
/** Longest time for which a page is served stale while the backend does not respond, in ms. */
const MAX_STALE_MS = 12 * 3_600_000;
/** Longest wait for a new page before the outdated one is served, in ms. */
const PATIENCE_MS = 1000;

/** Renders one page and checks its data. */
export interface PageSource {
  render(): Promise<Page>;
  /** Resolves to null if the backend does not respond. */
  isUnchanged(reads: Record<string, string>): Promise<boolean | null>;
  /** Called when a page is served stale, with the time since it was last up to date, in ms. */
  onStale(ageMs: number): void;
}

export type PageCache = ReturnType<typeof pageCache>;

/**
 * Caches rendered pages by key, up to `maxBytes`. Concurrent requests for a page share one
 * rendering. A page is rendered again when its data has changed. An incomplete page is never
 * cached. If the rendering fails or the backend does not respond, the cache serves the last
 * complete page. `now` returns the time in ms.
 */
export function pageCache(
  maxBytes: number,
  now: () => number = performance.now.bind(performance),
  patienceMs = PATIENCE_MS,
) {
  const standsIn = (known: KeptPage | undefined, limitMs = STANDS_IN_MS): known is KeptPage =>
    Boolean(known?.reads) && now() - (known?.rightAt ?? 0) < limitMs;
  const underWay = new Set<string>();
  const cache = new LRUCache<string, KeptPage, PageSource>({
    maxSize: maxBytes,
    // If the cache evicts a page during its rendering, the waiting requests still get it.
    ignoreFetchAbort: true,
    // A size above the maximum prevents caching. Waiting requests still get the incomplete page.
    sizeCalculation: (page) => (page.reads ? bytesOf(page) : maxBytes + 1),
    fetchMethod: (key, known, { context: source }) => {
      underWay.add(key);
      return make(known, source).finally(() => underWay.delete(key));
    },
  });

  async function make(known: KeptPage | undefined, source: PageSource): Promise<KeptPage> {
    const at = now();
    const isSame = known?.reads ? await source.isUnchanged(known.reads) : false;
    if (known && isSame && at - known.renderedAt < OLDEST_MS)
      return { ...known, checkedAt: at, rightAt: at };
    const serveStale = (stale: KeptPage) => {
      source.onStale(at - stale.rightAt);
      return { ...stale, checkedAt: at };
    };
    if (isSame === null && standsIn(known, MAX_STALE_MS)) return serveStale(known);
    const rendered = await source.render();
    // A 404 replaces the cached page. A page that could not be rendered does not.
    if (!rendered.reads && rendered.status !== 404 && known?.reads) {
      // The backend may have stopped responding after the check.
      const isAway = (await source.isUnchanged(known.reads)) === null;
      if (isAway && standsIn(known, MAX_STALE_MS)) return serveStale(known);
      if (standsIn(known)) return { ...known, checkedAt: at };
    }
    const page = await packedPage(rendered, ENCODINGS);
    return { ...page, renderedAt: at, checkedAt: at, rightAt: at };
  }

  return {
    /** Returns whether the page is cached or being rendered. */
    has: (key: string): boolean => cache.has(key) || underWay.has(key),
    /** Returns a cached page that needs no check, or null. */
    fresh(key: string): KeptPage | null {
      const page = cache.get(key);
      return page && now() - page.checkedAt < FRESH_MS ? page : null;
    },
    /** Rejects if the page's source rejects. */
    async get(key: string, source: PageSource): Promise<KeptPage> {
      const known = cache.peek(key);
      const age = now() - (known?.checkedAt ?? Number.NEGATIVE_INFINITY);
      if (age < FRESH_MS) {
        const page = cache.get(key);
        if (page) return page;
      }
      const better = cache.forceFetch(key, {
        context: source,
        forceRefresh: true,
        allowStale: age < FRESH_MS + STALE_MS,
      });
      if (!standsIn(known)) return better;
      return Promise.race([better, pause(patienceMs).then(() => known)]);
    },
  };
}
