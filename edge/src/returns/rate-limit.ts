import { WITHIN_MS } from './reported-failures.ts';

/** Reports that one network may send within five minutes, and networks that are counted for that. */
const MOST_REPORTS = 1000;
const MOST_NETWORKS = 10_000;

/** Bounds what reports may cost: of each network, and in memory. */
export function rateLimit(now: () => number = performance.now.bind(performance)) {
  let since = now();
  const counts = new Map<string, number>();
  return (network: string): boolean => {
    if (now() - since > WITHIN_MS) {
      counts.clear();
      since = now();
    }
    const count = (counts.get(network) ?? 0) + 1;
    if (count > MOST_REPORTS || (count === 1 && counts.size >= MOST_NETWORKS)) return false;
    counts.set(network, count);
    return true;
  };
}
