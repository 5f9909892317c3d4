/** How many pages are fetched at once, and how many while a document is open. */
const AT_ONCE = 2;
const MOST = 60;

/** How many pages' data is kept for them, and how long, in ms. */
const MOST_KEPT = 20;
const KEPT_MS = 300_000;

/** How long what failed is not tried again, in ms. */
const FAILED_MS = 10_000;

/**
 * Fetches pages by their address, each once for as long as its data is kept. The latest wish comes first: it is where
 * the pointer is now. What fails is told to nobody; the page itself says so, should it be opened. The promise is of
 * whether the page's data came; false too for what is beyond the limit.
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
      // Of one that waits no more, the last stays the last.
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
