import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ReleaseStore } from '../releases/store/release-store.ts';
import { readDocument, swapDocument } from '../releases/store/swap-document.ts';
import { type ReleaseToken, type TokenDocument, tokenDocument } from './token-document.ts';

/** How many tokens there may be that are neither expired nor revoked. */
const MOST = 500;

/** How long a token that has ended stays in the list, in ms. */
const REMEMBERED_MS = 366 * 86_400_000;

const DAY_MS = 86_400_000;

/** What a new token is to be. */
export interface NewToken {
  /** 'shell' and names of rooms. */
  packages: string[];
  holder: string;
  /** For how many days it opens anything. */
  days: number;
}

/** A token cannot be made or revoked; nothing has changed. */
export class TokenError extends Error {}

/** Makes a token. Its secret is in the answer and nowhere else. Throws a `TokenError`. */
export async function addToken(
  store: ReleaseStore,
  { packages, holder, days }: NewToken,
  by: string,
): Promise<{ secret: string; token: ReleaseToken }> {
  const secret = `release_${randomBytes(32).toString('base64url')}`;
  const now = Date.now();
  const token: ReleaseToken = {
    id: randomBytes(4).toString('hex'),
    hash: hashOf(secret).toString('base64url'),
    packages,
    holder,
    madeAt: new Date(now).toISOString(),
    madeBy: by,
    expiresAt: new Date(now + days * DAY_MS).toISOString(),
    revoked: null,
  };
  await swapDocument(store, tokenDocument, ({ tokens }) => {
    // Written by an attempt whose answer was lost.
    if (tokens.some(({ hash }) => hash === token.hash)) return null;
    if (tokens.filter((one) => isOpen(one, now)).length >= MOST)
      throw new TokenError(`There are ${MOST} tokens already: revoke those that nobody needs.`);
    return { tokens: [...tokens.filter((one) => isRemembered(one, now)), token] };
  });
  return { secret, token };
}

/** All tokens, those too that have ended within a year. */
export async function listTokens(store: ReleaseStore): Promise<ReleaseToken[]> {
  return (await readDocument(store, tokenDocument)).content.tokens;
}

/** Ends a token at once; one that is revoked already stays as it is. Throws a `TokenError` when there is none such. */
export async function revokeToken(
  store: ReleaseStore,
  id: string,
  by: string,
): Promise<ReleaseToken> {
  const revoked = { at: new Date().toISOString(), by };
  const { tokens } = await swapDocument(store, tokenDocument, (present) => {
    const found = present.tokens.find((one) => one.id === id);
    if (!found) throw new TokenError(`There is no token '${id}'.`);
    if (found.revoked) return null;
    return {
      tokens: present.tokens.map((one) => (one.id === id ? { ...one, revoked } : one)),
    };
  });
  const [token] = tokens.filter((one) => one.id === id);
  if (!token) throw new TokenError(`There is no token '${id}'.`);
  return token;
}

/** The token of this secret, unless it has ended. The time that it takes says nothing about any. */
export function tokenOf({ tokens }: TokenDocument, secret: string): ReleaseToken | null {
  const hash = hashOf(secret);
  const [found] = tokens.filter((one) => timingSafeEqual(Buffer.from(one.hash, 'base64url'), hash));
  return found && isOpen(found, Date.now()) ? found : null;
}

/** Whether it is neither expired nor revoked at a time, in ms since 1970. */
export const isOpen = ({ revoked, expiresAt }: ReleaseToken, now: number) =>
  revoked === null && Date.parse(expiresAt) > now;

const isRemembered = ({ revoked, expiresAt }: ReleaseToken, now: number) =>
  Date.parse(revoked?.at ?? expiresAt) > now - REMEMBERED_MS;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
