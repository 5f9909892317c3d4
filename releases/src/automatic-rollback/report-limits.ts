import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { getNetwork, getWiderNetwork } from 'server/network';
import { WINDOW_MS } from './report-counter.ts';

const MAX_KEYS = 10_000;

/** Returns a function that permits each key, such as a network, `max` times in five minutes. */
export function createRateLimit(
  max: number,
  now: () => number = performance.now.bind(performance),
) {
  let windowStart = now();
  const countByKey = new Map<string, number>();
  return (key: string): boolean => {
    if (now() - windowStart > WINDOW_MS) {
      countByKey.clear();
      windowStart = now();
    }
    const count = (countByKey.get(key) ?? 0) + 1;
    if (count > max || (count === 1 && countByKey.size >= MAX_KEYS)) return false;
    countByKey.set(key, count);
    return true;
  };
}

const MAX_CACHED_HASHES = 10_000;

/**
 * Maps an IP address to a salted hash of the address's network, because one customer may own the
 * complete network. A network is 24 bits of IPv4 or 48 bits of IPv6.
 */
export function createNetworkHasher() {
  const salt = randomBytes(16);
  const hashByAddress = new LRUCache<string, string>({ max: MAX_CACHED_HASHES });
  const hashNetwork = (address: string) => {
    const network = getWiderNetwork(address) || getNetwork(address).replace(/\.\d+$/, '');
    return createHash('sha256').update(salt).update(network).digest('base64').slice(0, 16);
  };
  return (address: string): string => {
    const cachedHash = hashByAddress.get(address);
    if (cachedHash !== undefined) return cachedHash;
    const networkHash = hashNetwork(address);
    hashByAddress.set(address, networkHash);
    return networkHash;
  };
}
