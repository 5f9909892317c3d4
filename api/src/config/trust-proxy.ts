import { isIP } from 'node:net';
import { ConfigError } from './config-error.ts';
import { text, type Env } from './readers.ts';

/** What Fastify's `trustProxy` takes: a number of hops, or addresses and networks; false is none. */
export type TrustProxy = false | number | string[];

const named = ['loopback', 'linklocal', 'uniquelocal'];

/** `TRUST_PROXY`: how many proxies stand in front, or a comma-separated list of their addresses. */
export function trustProxy(env: Env): TrustProxy {
  const given = text(env, 'TRUST_PROXY');
  if (given === null || given === 'none' || given === '0') return false;
  if (/^\d{1,2}$/.test(given)) return Number(given);
  const list = given.split(',').map((entry) => entry.trim());
  if (list.every(isNetwork)) return list;
  throw new ConfigError('TRUST_PROXY', 'must be a number of proxies or a list of addresses');
}

function isNetwork(entry: string): boolean {
  if (named.includes(entry)) return true;
  const [address = '', bits, more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
