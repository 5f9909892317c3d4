import { WITHIN_MS } from './reported-failures.ts';

/** Largest number of reports from one network in five minutes, and largest number of networks. */
const MOST_REPORTS = 1000;
const MOST_NETWORKS = 10_000;

/** Returns a function that counts a report of a network and returns whether it is permitted. */
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
