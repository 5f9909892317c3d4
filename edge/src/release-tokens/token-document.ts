import { array, isoTimestamp, nullable, object, pipe, regex, safeParse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { StoredDocument } from '../releases/store/swap-document.ts';

const time = pipe(string(), isoTimestamp());

const token = object({
  /** By which people name it; it opens nothing. */
  id: string(),
  /** SHA-256 of the token in base64url: the token itself is nowhere. */
  hash: pipe(string(), regex(/^[\w-]{43}$/)),
  /** 'shell' and names of rooms: what it may release. */
  packages: array(string()),
  /** Whom it was made for; the record of a release says so. */
  holder: string(),
  madeAt: time,
  madeBy: string(),
  expiresAt: time,
  revoked: nullable(object({ at: time, by: string() })),
});

const shape = object({ tokens: array(token) });

/** What lets a team release its packages to a running shop. */
export type ReleaseToken = InferOutput<typeof token>;

export type TokenDocument = InferOutput<typeof shape>;

/** All tokens, in the store of releases. */
export const tokenDocument: StoredDocument<TokenDocument> = {
  key: 'tokens.json',
  empty: { tokens: [] },
  parse({ body }) {
    try {
      const { success, output } = safeParse(shape, JSON.parse(Buffer.from(body).toString()));
      if (success) return output;
    } catch (cause) {
      throw new Error(UNREADABLE, { cause });
    }
    throw new Error(UNREADABLE);
  },
};

const UNREADABLE = "The store's tokens.json is no list of tokens.";
