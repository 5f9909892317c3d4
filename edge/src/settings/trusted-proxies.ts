import { isIP } from 'node:net';
import { SettingError } from './environment.ts';

const named = ['loopback', 'linklocal', 'uniquelocal'];

/** `TRUST_PROXY`: none, how many, or the addresses and networks of the proxies in front, with commas between. */
export function trustedProxies(value: string | null): number | string {
  if (value === null || value === 'none') return 0;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  if (value.split(',').every((entry) => isNetwork(entry.trim()))) return value;
  throw new SettingError(
    `TRUST_PROXY must be a number of proxies or a list of their addresses, not '${value}'.`,
  );
}

function isNetwork(entry: string): boolean {
  if (named.includes(entry)) return true;
  const [address = '', bits = '0', more] = entry.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  return isIP(address) !== 0 && more === undefined && /^\d{1,3}$/.test(bits) && +bits <= most;
}
