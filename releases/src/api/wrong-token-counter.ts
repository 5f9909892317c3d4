import { getNetwork } from 'server/network';

const MAX_WRONG_TOKENS = 60;
const WINDOW_MS = 900_000;

const MAX_NETWORKS = 10_000;

/** Counts wrong tokens per network, only to limit the load. Tokens are too long to be guessed. */
export function createWrongTokenCounter() {
  const counts = new Map<string, { since: number; count: number }>();

  const findCurrentCount = (network: string) => {
    const entry = counts.get(network);
    return entry && performance.now() - entry.since < WINDOW_MS ? entry : undefined;
  };

  return {
    getWaitSeconds(ip: string): number {
      const entry = findCurrentCount(getNetwork(ip));
      if (!entry || entry.count < MAX_WRONG_TOKENS) return 0;
      return Math.ceil((entry.since + WINDOW_MS - performance.now()) / 1000);
    },
    countWrongToken(ip: string): void {
      const network = getNetwork(ip);
      const { since, count } = findCurrentCount(network) ?? { since: performance.now(), count: 0 };
      counts.delete(network);
      counts.set(network, { since, count: count + 1 });
      const [oldestNetwork] = counts.keys();
      if (counts.size > MAX_NETWORKS && oldestNetwork !== undefined) counts.delete(oldestNetwork);
    },
  };
}
