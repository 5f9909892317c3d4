import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf, widerNetworkOf } from 'server/network';

/** Largest number of cached names of addresses. */
const MOST_KNOWN = 10_000;

/**
 * Returns a function that names the network of an address by a salted hash. The network is the
 * first 24 bits of IPv4 or 48 of IPv6, which is what one customer may own.
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
