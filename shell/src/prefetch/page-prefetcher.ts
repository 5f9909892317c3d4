const MAX_PARALLEL_FETCHES = 2;
const MAX_FETCHES_PER_DOCUMENT = 60;

const MAX_CACHED_PAGES = 20;
const CACHE_TIME_MS = 300_000;

const RETRY_DELAY_MS = 10_000;

/**
 * Returns a function that queues the prefetch of a page. The page that was requested last is
 * fetched first. The function resolves to whether the page was fetched, and never rejects.
 * `fetchPage` resolves to a function that releases the data of the page.
 */
export function createPagePrefetcher(fetchPage: (target: URL) => Promise<() => void>) {
  const queue: { target: URL; resolve: (isFetched: boolean) => void }[] = [];
  const fetchResults = new Map<string, Promise<boolean>>();
  const cachedPages = new Map<string, () => void>();
  let runningCount = 0;
  let startedCount = 0;

  const evictPage = (address: string) => {
    cachedPages.get(address)?.();
    cachedPages.delete(address);
    fetchResults.delete(address);
  };
  const cachePage = (address: string, release: () => void) => {
    cachedPages.set(address, release);
    setTimeout(() => cachedPages.get(address) === release && evictPage(address), CACHE_TIME_MS);
    const [oldest] = cachedPages.keys();
    if (cachedPages.size > MAX_CACHED_PAGES && oldest !== undefined) evictPage(oldest);
  };
  const fetchNext = () => {
    const candidate = runningCount < MAX_PARALLEL_FETCHES ? queue.pop() : undefined;
    if (!candidate) return;
    runningCount += 1;
    const { href } = candidate.target;
    fetchPage(candidate.target)
      .then(
        (release) => {
          cachePage(href, release);
          candidate.resolve(true);
        },
        () => {
          setTimeout(() => fetchResults.delete(href), RETRY_DELAY_MS);
          candidate.resolve(false);
        },
      )
      .finally(() => {
        runningCount -= 1;
        fetchNext();
      });
  };
  return (target: URL): Promise<boolean> => {
    const knownResult = fetchResults.get(target.href);
    if (knownResult) {
      const queueIndex = queue.findIndex((candidate) => candidate.target.href === target.href);
      queue.push(...queue.splice(queueIndex, 1));
      return knownResult;
    }
    if (startedCount >= MAX_FETCHES_PER_DOCUMENT) return Promise.resolve(false);
    startedCount += 1;
    const isFetched = new Promise<boolean>((resolve) => queue.push({ target, resolve }));
    fetchResults.set(target.href, isFetched);
    fetchNext();
    return isFetched;
  };
}
