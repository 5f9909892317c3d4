import { Counter, registerGauge } from 'server/metrics';
import type { PageCache } from './page-cache.ts';

const requests = new Counter({
  name: 'shop_page_cache_requests_total',
  help: 'Page requests: hit (fresh in the cache), miss (checked or rendered), bypass (never cached).',
  labelNames: ['result'],
});

type CacheUse = 'hit' | 'miss' | 'bypass';

for (const result of ['hit', 'miss', 'bypass'] satisfies CacheUse[]) requests.inc({ result }, 0);

export const countCacheUse = (result: CacheUse): void => requests.inc({ result });

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
