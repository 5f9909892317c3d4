import type { FastifyRequest } from 'fastify';
import { getNetwork } from 'server/network';
import type { TokenLookup } from '../tokens/token-lookup.ts';
import type { ReleaseToken } from '../tokens/token-document.ts';
import { Refusal } from './refusal.ts';

const MAX_TOKEN_LENGTH = 200;

/**
 * Returns a function that finds the token of a request. Throws the same 401 for missing, wrong,
 * expired and revoked tokens, or 429 for an address with many wrong tokens.
 */
export function createAuthenticator(tokenLookup: TokenLookup) {
  const wrongTokenCounter = createWrongTokenCounter();

  return async function authenticateCaller({ headers, ip }: FastifyRequest): Promise<Caller> {
    const [, secret = ''] = /^Bearer +([\w-]+)$/i.exec(headers.authorization ?? '') ?? [];
    const waitSeconds = wrongTokenCounter.getWaitSeconds(ip);
    if (secret.length > 0 && secret.length <= MAX_TOKEN_LENGTH) {
      const token =
        (await tokenLookup.find(secret)) ??
        (waitSeconds === 0 ? await tokenLookup.findUncached(secret) : null);
      if (token) return { token, secret };
    }
    wrongTokenCounter.countWrongToken(ip);
    if (waitSeconds === 0) throw new Refusal(401, 'unauthenticated', INVALID_TOKEN_MESSAGE);
    throw new Refusal(
      429,
      'too_many',
      'Too many calls without a valid token came from this address.',
      waitSeconds,
    );
  };
}

export interface Caller {
  token: ReleaseToken;
  /** The token itself. Never log or return the token. */
  secret: string;
}

export const INVALID_TOKEN_MESSAGE =
  'A valid token is required. Create one with npm run token and set it as RELEASE_TOKEN.';

export function refuseUnpermittedPackages(
  { packages, holder }: ReleaseToken,
  names: string[],
): void {
  const unpermittedPackages = names.filter((name) => !packages.includes(name));
  if (unpermittedPackages.length === 0) return;
  throw new Refusal(
    403,
    'forbidden',
    `The token of ${holder} is for ${packages.join(', ')}, and not for ${unpermittedPackages.join(', ')}.`,
  );
}

const MAX_WRONG_TOKENS = 60;
const WINDOW_MS = 900_000;

const MAX_NETWORKS = 10_000;

/** Counts wrong tokens per network, only to limit the load. Tokens are too long to be guessed. */
function createWrongTokenCounter() {
  const counts = new Map<string, { since: number; count: number }>();

  const findCurrentCount = (network: string) => {
    const entry = counts.get(network);
    return entry && performance.now() - entry.since < WINDOW_MS ? entry : undefined;
  };

  return {
    getWaitSeconds(ip: string): number {
      const entry = findCurrentCount(getNetwork(ip));
      if (!entry || entry.count < MAX_WRONG_TOKENS) return 0;
      return Math.ceil((entry.since + WINDOW_MS - performance.now()) / 1000);
    },
    countWrongToken(ip: string): void {
      const network = getNetwork(ip);
      const { since, count } = findCurrentCount(network) ?? { since: performance.now(), count: 0 };
      counts.delete(network);
      counts.set(network, { since, count: count + 1 });
      const [oldestNetwork] = counts.keys();
      if (counts.size > MAX_NETWORKS && oldestNetwork !== undefined) counts.delete(oldestNetwork);
    },
  };
}
