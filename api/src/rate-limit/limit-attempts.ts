import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../http/api-routes.ts';
import { tooMany } from '../http/http-error.ts';
import { countAttempt, type Limit } from './count-attempt.ts';

/** Attempts that one address and one account have in a quarter of an hour (decision 45). */
export interface AttemptLimits {
  name: string;
  perAddress: number;
  perAccount: number;
}

const WINDOW_SECONDS = 15 * 60;

/** Counts an attempt of this address on this account. Throws 429 when either has none left. */
export async function limitAttempts(
  { config, db }: ApiContext,
  request: Pick<FastifyRequest, 'ip'>,
  limits: AttemptLimits,
  account: string,
): Promise<void> {
  const address: Limit = {
    name: `${limits.name}:address`,
    subject: networkOf(request.ip),
    max: limits.perAddress * config.rateLimitScale,
    seconds: WINDOW_SECONDS,
  };
  const perAccount = accountLimit(limits, account, config.rateLimitScale);
  const wait = await countAttempt(
    db,
    perAccount.subject === '' ? [address] : [address, perAccount],
  );
  if (wait > 0) throw tooMany(wait);
}

/** The limit on one account, however it is written. */
export function accountLimit(limits: AttemptLimits, account: string, scale: number): Limit {
  return {
    name: `${limits.name}:account`,
    subject: account.trim().toLowerCase(),
    max: limits.perAccount * scale,
    seconds: WINDOW_SECONDS,
  };
}

/** An IPv6 customer has a whole network of addresses: its first 64 bits count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}
