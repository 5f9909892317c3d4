import { isIP } from 'node:net';
import { SettingError } from './environment.ts';

const named = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * `TRUST_PROXY`: the addresses and networks of the proxies in front, with commas between, as the
 * backend reads it too. How many they are is refused: with a number alone, whoever reaches the port
 * directly is taken for a proxy.
 */
export function trustedProxies(value: string | null): false | string[] {
  if (value === null || value === 'none' || value === '0') return false;
  const list = value.split(',').map((entry) => entry.trim());
  if (list.every(isNetwork)) return list;
  throw new SettingError(
    "TRUST_PROXY must list the proxies in front by address, network or name, like '10.0.0.7, 10.1.0.0/16, loopback'; " +
      `a number of proxies would let whoever reaches the port directly choose their own address. It is '${value}'.`,
  );
}

/** A network of no bits is everybody, who are no proxies. */
function isNetwork(entry: string): boolean {
  if (named.includes(entry)) return true;
  const [address = '', bits, more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
