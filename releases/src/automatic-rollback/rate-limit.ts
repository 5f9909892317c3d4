import { WITHIN_MS } from './reported-failures.ts';

/** Largest number of reports of one network within five minutes, and of counted networks. */
const MOST_REPORTS = 1000;
const MOST_NETWORKS = 10_000;

/** Returns a function that limits reports by network. Its memory is bounded too. */
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
