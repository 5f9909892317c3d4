import { array, isoTimestamp, nullable, object, pipe, regex, safeParse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { StoredDocument } from '../store/swap-document.ts';

const time = pipe(string(), isoTimestamp());

const token = object({
  /** Public id of the token. It does not authenticate. */
  id: string(),
  /** SHA-256 of the token in base64url. The token itself is not stored. */
  hash: pipe(string(), regex(/^[\w-]{43}$/)),
  /** Packages that the token may release: 'shell' and names of remotes. */
  packages: array(string()),
  /** The person or team that holds the token. Release records name it. */
  holder: string(),
  madeAt: time,
  madeBy: string(),
  expiresAt: time,
  revoked: nullable(object({ at: time, by: string() })),
});

const shape = object({ tokens: array(token) });

/** A token with which a team can release its packages into a running shop. */
export type ReleaseToken = InferOutput<typeof token>;

export type TokenDocument = InferOutput<typeof shape>;

/** The stored document with all tokens. It is in the release store. */
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
