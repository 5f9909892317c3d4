import { networkOf } from 'server/network';

/** Wrong tokens allowed for one address, and the window for that in ms. */
const MOST = 60;
const WINDOW_MS = 900_000;

/** Largest number of counted addresses. The one counted longest ago is dropped first. */
const MOST_ADDRESSES = 10_000;

/**
 * Counts wrong tokens by network address. The limit only prevents load, because tokens cannot be
 * guessed. A valid token is accepted from any address.
 */
export function wrongTokens() {
  const counts = new Map<string, { since: number; count: number }>();

  const known = (address: string) => {
    const entry = counts.get(address);
    return entry && performance.now() - entry.since < WINDOW_MS ? entry : undefined;
  };

  return {
    /** Returns the seconds for which an address is refused, or 0. */
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
