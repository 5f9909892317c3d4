import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf, widerNetworkOf } from 'server/network';

/** Largest number of cached hashes. */
const MOST_KNOWN = 10_000;

/**
 * Returns a function that maps an address to a salted hash of its network. The network is the first
 * 24 bits of IPv4 or 48 of IPv6, because one customer may own such a network.
 */
export function visitorNetworks() {
  const salt = randomBytes(16);
  const named = new LRUCache<string, string>({ max: MOST_KNOWN });
  const nameOf = (address: string) => {
    const network = widerNetworkOf(address) || networkOf(address).replace(/\.\d+$/, '');
    return createHash('sha256').update(salt).update(network).digest('base64').slice(0, 16);
  };
  return (address: string): string => {
    const known = named.get(address);
    if (known !== undefined) return known;
    const name = nameOf(address);
    named.set(address, name);
    return name;
  };
}
