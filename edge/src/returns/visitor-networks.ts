import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf, widerNetworkOf } from 'server/network';

/** Addresses whose names are remembered; others are worked out again. */
const MOST_KNOWN = 10_000;

/**
 * Names the network of an address by a hash that means nothing outside this process: of IPv4 the first 24
 * bits, of IPv6 the first 48, as much as one customer may be given.
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
