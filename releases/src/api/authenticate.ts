import type { FastifyRequest } from 'fastify';
import type { TokenBook } from '../tokens/token-book.ts';
import type { ReleaseToken } from '../tokens/token-document.ts';
import { Refusal } from './refusal.ts';
import { wrongTokens } from './wrong-tokens.ts';

/** Longest token that is searched in the store, in characters. */
const MOST_LETTERS = 200;

/**
 * Returns a function that resolves to the caller of a request. It throws the same 401 `Refusal` for
 * missing, wrong, expired and revoked tokens. An address that sent many of them gets 429, and the
 * store is not read.
 */
export function authentication(book: TokenBook) {
  const wrong = wrongTokens();

  return async function callerOf({ headers, ip }: FastifyRequest): Promise<Caller> {
    const [, secret = ''] = /^Bearer +([\w-]+)$/i.exec(headers.authorization ?? '') ?? [];
    const wait = wrong.wait(ip);
    if (secret.length > 0 && secret.length <= MOST_LETTERS) {
      // The cached list may lack a new token, so the store is read again.
      const token = (await book.find(secret)) ?? (wait === 0 ? await book.findNow(secret) : null);
      if (token) return { token, secret };
    }
    wrong.count(ip);
    if (wait === 0) throw new Refusal(401, 'unauthenticated', NO_TOKEN);
    throw new Refusal(
      429,
      'too_many',
      'Too many calls without a valid token came from this address.',
      wait,
    );
  };
}

/** The authenticated caller of a request. */
export interface Caller {
  token: ReleaseToken;
  /** The token as the caller sent it. It must never be logged or sent. */
  secret: string;
}

export const NO_TOKEN =
  'A valid token is required. Create one with npm run token and set it as RELEASE_TOKEN.';

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
