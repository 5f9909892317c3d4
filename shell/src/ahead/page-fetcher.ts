/** Maximum number of parallel fetches, and of all fetches while a document is open. */
const AT_ONCE = 2;
const MOST = 60;

/** Maximum number of cached pages, and the time until their data is released, in ms. */
const MOST_KEPT = 20;
const KEPT_MS = 300_000;

/** Time until a failed fetch is retried, in ms. */
const FAILED_MS = 10_000;

/**
 * Returns a function that prefetches a page by its address. Fetches each page once while its data
 * is cached, and the latest candidate first. Does not report failures, because the page itself
 * reports them when opened. The promise resolves to whether the data was fetched. It is false
 * beyond `MAX_FETCHES`.
 */
export function pageFetcher(fetchPage: (target: URL) => Promise<() => void>) {
  const waiting: { target: URL; tell: (isThere: boolean) => void }[] = [];
  const asked = new Map<string, Promise<boolean>>();
  const kept = new Map<string, () => void>();
  let underWay = 0;
  let fetched = 0;

  const letGo = (address: string) => {
    kept.get(address)?.();
    kept.delete(address);
    asked.delete(address);
  };
  const keep = (address: string, release: () => void) => {
    kept.set(address, release);
    setTimeout(() => kept.get(address) === release && letGo(address), KEPT_MS);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) letGo(oldest);
  };
  const next = () => {
    const wish = underWay < AT_ONCE ? waiting.pop() : undefined;
    if (!wish) return;
    underWay += 1;
    const { href } = wish.target;
    fetchPage(wish.target)
      .then(
        (release) => {
          keep(href, release);
          wish.tell(true);
        },
        () => {
          setTimeout(() => asked.delete(href), FAILED_MS);
          wish.tell(false);
        },
      )
      .finally(() => {
        underWay -= 1;
        next();
      });
  };
  return (target: URL): Promise<boolean> => {
    const known = asked.get(target.href);
    if (known) {
      // Moves a queued candidate to the end of the queue, which is fetched first.
      const at = waiting.findIndex((wish) => wish.target.href === target.href);
      waiting.push(...waiting.splice(at, 1));
      return known;
    }
    if (fetched >= MOST) return Promise.resolve(false);
    fetched += 1;
    const isThere = new Promise<boolean>((tell) => waiting.push({ target, tell }));
    asked.set(target.href, isThere);
    next();
    return isThere;
  };
}
