import type { FastifyRequest } from 'fastify';
import type { TokenBook } from '../release-tokens/token-book.ts';
import type { ReleaseToken } from '../release-tokens/token-document.ts';
import { Refusal } from './refusal.ts';
import { wrongTokens } from './wrong-tokens.ts';

/** Longer than any token. */
const MOST_LETTERS = 200;

/**
 * Finds the token that a call carries. Missing, wrong, expired and revoked ones are refused alike, with
 * 401, and with 429 when an address sends many: those cost the store nothing.
 */
export function authentication(book: TokenBook) {
  const wrong = wrongTokens();

  return async function callerOf({ headers, ip }: FastifyRequest): Promise<Caller> {
    const [, secret = ''] = /^Bearer +([\w-]+)$/i.exec(headers.authorization ?? '') ?? [];
    const wait = wrong.wait(ip);
    if (secret.length > 0 && secret.length <= MOST_LETTERS) {
      // It may have been made just now.
      const token = (await book.find(secret)) ?? (wait === 0 ? await book.findNow(secret) : null);
      if (token) return { token, secret };
    }
    wrong.count(ip);
    if (wait === 0) throw new Refusal(401, 'unauthenticated', NO_TOKEN);
    throw new Refusal(
      429,
      'too_many',
      'Too many calls without a right token came from this address.',
      wait,
    );
  };
}

/** Who calls. */
export interface Caller {
  token: ReleaseToken;
  /** Never told to anybody. */
  secret: string;
}

export const NO_TOKEN =
  'This needs a token that is right, not expired and not revoked: RELEASE_TOKEN, made by npm run token.';

/** Throws unless the token is bound to all of these packages. */
export function refuseOthers({ packages, holder }: ReleaseToken, names: string[]): void {
  const others = names.filter((name) => !packages.includes(name));
  if (others.length === 0) return;
  throw new Refusal(
    403,
    'forbidden',
    `The token of ${holder} is for ${packages.join(', ')}, and not for ${others.join(', ')}.`,
  );
}
