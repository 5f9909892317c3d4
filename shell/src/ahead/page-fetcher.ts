/** How many pages are fetched at once, and how many while a document is open. */
const AT_ONCE = 2;
const MOST = 60;

/** How many pages' data is kept for them, and how long, in ms. */
const MOST_KEPT = 20;
const KEPT_MS = 300_000;

/**
 * Fetches pages by their address, each once for as long as its data is kept. The latest wish comes first: it is where
 * the pointer is now. What fails is told to nobody; the page itself says so, should it be opened.
 */
export function pageFetcher(fetchPage: (target: URL) => Promise<() => void>) {
  const waiting: URL[] = [];
  const kept = new Map<string, () => void>();
  let underWay = 0;
  let fetched = 0;

  const letGo = (address: string) => {
    kept.get(address)?.();
    kept.delete(address);
  };
  const keep = (address: string, release: () => void) => {
    kept.delete(address);
    kept.set(address, release);
    setTimeout(() => kept.get(address) === release && letGo(address), KEPT_MS);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) letGo(oldest);
  };
  const next = () => {
    const target = underWay < AT_ONCE ? waiting.pop() : undefined;
    if (!target) return;
    underWay += 1;
    const address = target.href;
    fetchPage(target)
      .then(
        (release) => keep(address, release),
        () => kept.delete(address),
      )
      .finally(() => {
        underWay -= 1;
        next();
      });
  };
  return (target: URL) => {
    if (kept.has(target.href) || fetched >= MOST) return;
    fetched += 1;
    kept.set(target.href, () => undefined);
    waiting.push(target);
    next();
  };
}
