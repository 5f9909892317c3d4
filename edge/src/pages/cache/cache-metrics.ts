import { createLabelCounter, registerGauge } from 'server/metrics';
import type { PageCache } from './page-cache.ts';

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
