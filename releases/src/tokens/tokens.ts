import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ObjectStore } from 'server/store/object-store';
import { compareAndSwapDocument, readDocument } from '../store/compare-and-swap-document.ts';
import { type ReleaseToken, type TokenDocument, tokenDocument } from './token-document.ts';

const MAX_TOKENS = 500;

const ENDED_TOKEN_LISTED_MS = 366 * 86_400_000;

const DAY_MS = 86_400_000;

export interface NewToken {
  packages: string[];
  /** Those packages that belong to other repositories. */
  outside?: string[];
  holder: string;
  days: number;
}

export class TokenError extends Error {}

/** Creates a token and returns its secret. The store contains only the secret's hash. */
export async function addToken(
  store: ObjectStore,
  { packages, outside = [], holder, days }: NewToken,
  by: string,
): Promise<{ secret: string; token: ReleaseToken }> {
  const secret = `release_${randomBytes(32).toString('base64url')}`;
  const now = Date.now();
  const token: ReleaseToken = {
    id: randomBytes(4).toString('hex'),
    hash: hashSecret(secret).toString('base64url'),
    packages,
    outside,
    holder,
    madeAt: new Date(now).toISOString(),
    madeBy: by,
    expiresAt: new Date(now + days * DAY_MS).toISOString(),
    revoked: null,
  };
  await compareAndSwapDocument(store, tokenDocument, ({ tokens }) => {
    // An earlier attempt may have written the token although the store's response was lost.
    if (tokens.some(({ hash }) => hash === token.hash)) return null;
    if (tokens.filter((listedToken) => isTokenValid(listedToken, now)).length >= MAX_TOKENS)
      throw new TokenError(
        `There are ${MAX_TOKENS} tokens already: revoke those that nobody needs.`,
      );
    return { tokens: [...tokens.filter((listedToken) => isStillListed(listedToken, now)), token] };
  });
  return { secret, token };
}

/** Returns all stored tokens. `addToken` deletes those that ended more than a year ago. */
export async function listTokens(store: ObjectStore): Promise<ReleaseToken[]> {
  return (await readDocument(store, tokenDocument)).content.tokens;
}

/**
 * Deletes a token, so that the token is no longer listed. Each change on the staff's pages uses a
 * new token, which would stay in the list if it were only revoked.
 */
export async function deleteToken(store: ObjectStore, id: string): Promise<void> {
  await compareAndSwapDocument(store, tokenDocument, ({ tokens }) => ({
    tokens: tokens.filter((listedToken) => listedToken.id !== id),
  }));
}

/** Revokes a token. Does nothing if the token is revoked already. */
export async function revokeToken(
  store: ObjectStore,
  id: string,
  by: string,
): Promise<ReleaseToken> {
  const revocation = { at: new Date().toISOString(), by };
  const { tokens } = await compareAndSwapDocument(store, tokenDocument, (document) => {
    const existingToken = document.tokens.find((listedToken) => listedToken.id === id);
    if (!existingToken) throw new TokenError(`There is no token '${id}'.`);
    if (existingToken.revoked) return null;
    return {
      tokens: document.tokens.map((listedToken) =>
        listedToken.id === id ? { ...listedToken, revoked: revocation } : listedToken,
      ),
    };
  });
  const [token] = tokens.filter((listedToken) => listedToken.id === id);
  if (!token) throw new TokenError(`There is no token '${id}'.`);
  return token;
}

export function findValidToken({ tokens }: TokenDocument, secret: string): ReleaseToken | null {
  const hash = hashSecret(secret);
  const [token] = tokens.filter((listedToken) =>
    timingSafeEqual(Buffer.from(listedToken.hash, 'base64url'), hash),
  );
  return token && isTokenValid(token, Date.now()) ? token : null;
}

export const isTokenValid = ({ revoked, expiresAt }: ReleaseToken, now: number) =>
  revoked === null && Date.parse(expiresAt) > now;

const isStillListed = ({ revoked, expiresAt }: ReleaseToken, now: number) =>
  Date.parse(revoked?.at ?? expiresAt) > now - ENDED_TOKEN_LISTED_MS;

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();
