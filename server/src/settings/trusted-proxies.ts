import { isIP } from 'node:net';
import { check, pipe, string, transform } from 'valibot';

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Parses the addresses of trusted proxies. A number of proxies is refused, because a client that
 * bypasses the proxies could then forge its address.
 */
export const trustedProxiesSchema = pipe(
  string(),
  transform((value): false | string[] =>
    value === 'none' || value === '0' ? false : value.split(',').map((entry) => entry.trim()),
  ),
  check(
    (proxies) => proxies === false || proxies.every(isNetwork),
    "must list the proxies in front by address, network or name, like '10.0.0.7, 10.1.0.0/16, loopback'; " +
      'a number of proxies would let whoever reaches the port directly choose their own address',
  ),
);

/**
 * Returns whether the entry is an address or network. Rejects a network with zero bits, because it
 * contains every address.
 */
function isNetwork(entry: string): boolean {
  if (namedNetworks.includes(entry)) return true;
  const [address = '', bits, extraPart] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || extraPart !== undefined) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
