import { WINDOW_MS } from './report-counter.ts';

const MAX_REPORTS_PER_NETWORK = 1000;
const MAX_NETWORKS = 10_000;

export function createRateLimit(now: () => number = performance.now.bind(performance)) {
  let windowStart = now();
  const countByNetwork = new Map<string, number>();
  return (network: string): boolean => {
    if (now() - windowStart > WINDOW_MS) {
      countByNetwork.clear();
      windowStart = now();
    }
    const count = (countByNetwork.get(network) ?? 0) + 1;
    if (count > MAX_REPORTS_PER_NETWORK || (count === 1 && countByNetwork.size >= MAX_NETWORKS))
      return false;
    countByNetwork.set(network, count);
    return true;
  };
}
