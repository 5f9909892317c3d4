import { LRUCache } from 'lru-cache';
import { createLabelCounter, registerGauge } from 'server/metrics';
import { pause } from '../../rendering/pause.ts';
import type { Page } from '../render-page.ts';
import { type CachedPage, ENCODINGS, compressPage, computePageBytes } from './cached-page.ts';

/** Age in ms up to which a cached page is served without a check whether its data has changed. */
export const FRESH_MS = 2000;
/**
 * Further time in ms for which a cached page is served while its data is checked. A catalogue
 * change must be visible within 5 s, and the backend's caches use 1.5 s of the 5 s.
 */
export const STALE_MS = 1000;
/**
 * Age in ms at which a page is rendered again even with unchanged data, because pages depend on the
 * date.
 */
const MAX_AGE_MS = 60_000;
/** Age in ms up to which a cached page is served if rendering fails. */
const MAX_FALLBACK_MS = 60_000;
/** Age in ms up to which a cached page is served while the backend does not respond. */
const MAX_STALE_MS = 12 * 3_600_000;
/** Longest wait in ms for a new rendering if the cached page can be served instead. */
const MAX_RENDER_WAIT_MS = 1000;

interface CachedPageSource {
  render(): Promise<Page>;
  isUnchanged(reads: Record<string, string>): Promise<boolean | null>;
  onStale(ageMs: number): void;
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Caches rendered pages. Concurrent requests for a page share one rendering. If rendering fails,
 * the last complete page is served.
 */
export function createPageCache(
  maxBytes: number,
  now: () => number = performance.now.bind(performance),
  maxRenderWaitMs = MAX_RENDER_WAIT_MS,
) {
  const pendingKeys = new Set<string>();
  const cache = new LRUCache<string, CachedPage, CachedPageSource>({
    maxSize: maxBytes,
    // Waiting requests get the page even if it is evicted during its rendering.
    ignoreFetchAbort: true,
    // Gives a page without `reads` a size above the maximum, so that the cache does not store the
    // page.
    sizeCalculation: (page) => (page.reads ? computePageBytes(page) : maxBytes + 1),
    fetchMethod: (key, cachedPage, { context: source }) => {
      pendingKeys.add(key);
      return renderOrReuse(cachedPage, source, now).finally(() => pendingKeys.delete(key));
    },
  });

  return {
    readSize: () => ({ pages: cache.size, bytes: cache.calculatedSize }),
    has: (key: string): boolean => cache.has(key) || pendingKeys.has(key),
    getFresh(key: string): CachedPage | null {
      const page = cache.get(key);
      return page && now() - page.checkedAt < FRESH_MS ? page : null;
    },
    async get(key: string, source: CachedPageSource): Promise<CachedPage> {
      const cachedPage = cache.peek(key);
      const age = now() - (cachedPage?.checkedAt ?? Number.NEGATIVE_INFINITY);
      if (age < FRESH_MS) {
        const page = cache.get(key);
        if (page) return page;
      }
      const newPage = cache.forceFetch(key, {
        context: source,
        forceRefresh: true,
        allowStale: age < FRESH_MS + STALE_MS,
      });
      if (!canServeStale(cachedPage, now(), MAX_FALLBACK_MS)) return newPage;
      return Promise.race([newPage, pause(maxRenderWaitMs).then(() => cachedPage)]);
    },
  };
}

async function renderOrReuse(
  cachedPage: CachedPage | undefined,
  source: CachedPageSource,
  now: () => number,
): Promise<CachedPage> {
  const startedAt = now();
  const isUnchanged = cachedPage?.reads ? await source.isUnchanged(cachedPage.reads) : false;
  if (cachedPage && isUnchanged && startedAt - cachedPage.renderedAt < MAX_AGE_MS)
    return { ...cachedPage, checkedAt: startedAt, upToDateAt: startedAt };
  const serveStale = (stale: CachedPage) => {
    source.onStale(startedAt - stale.upToDateAt);
    return { ...stale, checkedAt: startedAt };
  };
  if (isUnchanged === null && canServeStale(cachedPage, now(), MAX_STALE_MS))
    return serveStale(cachedPage);
  const renderedPage = await source.render();
  // A 404 replaces the cached page, but a failed rendering does not.
  if (!renderedPage.reads && renderedPage.status !== 404 && cachedPage?.reads) {
    const isBackendSilent = (await source.isUnchanged(cachedPage.reads)) === null;
    if (isBackendSilent && canServeStale(cachedPage, now(), MAX_STALE_MS))
      return serveStale(cachedPage);
    if (canServeStale(cachedPage, now(), MAX_FALLBACK_MS))
      return { ...cachedPage, checkedAt: startedAt };
  }
  // Does not compress a page that is not cached, because `addEncoding` compresses it for each
  // visitor.
  const page = await compressPage(renderedPage, renderedPage.reads ? ENCODINGS : ['identity']);
  return { ...page, renderedAt: startedAt, checkedAt: startedAt, upToDateAt: startedAt };
}

const canServeStale = (
  cachedPage: CachedPage | undefined,
  time: number,
  limitMs: number,
): cachedPage is CachedPage =>
  Boolean(cachedPage?.reads) && time - (cachedPage?.upToDateAt ?? 0) < limitMs;

export const countCacheUse = createLabelCounter(
  {
    name: 'shop_page_cache_requests_total',
    help: 'Page requests: hit (fresh in the cache), miss (checked or rendered), bypass (never cached).',
  },
  'result',
  ['hit', 'miss', 'bypass'],
);

export function observePageCache(cache: Pick<PageCache, 'readSize'>, maxBytes: number): void {
  registerGauge({ name: 'shop_page_cache_pages', help: 'Cached pages.' }, () => [
    { value: cache.readSize().pages },
  ]);
  registerGauge(
    { name: 'shop_page_cache_bytes', help: 'Memory of the cached pages, in bytes.' },
    () => [{ value: cache.readSize().bytes }],
  );
  registerGauge(
    { name: 'shop_page_cache_max_bytes', help: 'Largest memory of cached pages, in bytes.' },
    () => [{ value: maxBytes }],
  );
}
