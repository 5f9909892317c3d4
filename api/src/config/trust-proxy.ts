import { isIP } from 'node:net';
import { ConfigError } from './config-error.ts';
import { text, type Env } from './readers.ts';

/** What Fastify's `trustProxy` takes: addresses and networks; false is none. */
export type TrustProxy = false | string[];

const named = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * `TRUST_PROXY`: the addresses and networks of the proxies in front, with commas between. How many
 * they are is refused: with a number alone, whoever reaches the port directly is taken for a proxy.
 */
export function trustProxy(env: Env): TrustProxy {
  const given = text(env, 'TRUST_PROXY');
  if (given === null || given === 'none' || given === '0') return false;
  const list = given.split(',').map((entry) => entry.trim());
  if (list.every(isNetwork)) return list;
  throw new ConfigError('TRUST_PROXY', COMPLAINT);
}

const COMPLAINT =
  "must list the proxies in front by address, network or name, like '10.0.0.7, 10.1.0.0/16, loopback'; " +
  'a number of proxies would let whoever reaches the port directly choose their own address';

/** A network of no bits is everybody, who are no proxies. */
function isNetwork(entry: string): boolean {
  if (named.includes(entry)) return true;
  const [address = '', bits, more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  if (bits === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
