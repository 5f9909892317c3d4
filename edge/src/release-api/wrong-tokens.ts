import { networkOf } from 'server/network';

/** Wrong tokens that one address may try within a window, in ms. */
const MOST = 60;
const WINDOW_MS = 900_000;

/** How many addresses are counted at once; the one that was counted longest ago makes place. */
const MOST_ADDRESSES = 10_000;

/**
 * Counts wrong tokens by address. A right one is never refused, whatever came from its address: it
 * cannot be guessed, so that this only keeps strangers from costing anything.
 */
export function wrongTokens() {
  const counts = new Map<string, { since: number; count: number }>();

  const known = (address: string) => {
    const entry = counts.get(address);
    return entry && performance.now() - entry.since < WINDOW_MS ? entry : undefined;
  };

  return {
    /** For how many seconds an address is refused; 0 while it is not. */
    wait(ip: string): number {
      const entry = known(networkOf(ip));
      if (!entry || entry.count < MOST) return 0;
      return Math.ceil((entry.since + WINDOW_MS - performance.now()) / 1000);
    },
    count(ip: string): void {
      const address = networkOf(ip);
      const { since, count } = known(address) ?? { since: performance.now(), count: 0 };
      counts.delete(address);
      counts.set(address, { since, count: count + 1 });
      const [first] = counts.keys();
      if (counts.size > MOST_ADDRESSES && first !== undefined) counts.delete(first);
    },
  };
}
