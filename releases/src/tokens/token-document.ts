import {
  array,
  isoTimestamp,
  nullable,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { UnreadableRegistryError } from '../errors.ts';
import type { StoredDocument } from '../store/compare-and-swap-document.ts';

const timestampSchema = pipe(string(), isoTimestamp());

const tokenSchema = object({
  /** Id of the token. The id does not authenticate. */
  id: string(),
  /** SHA-256 of the token in base64url. */
  hash: pipe(string(), regex(/^[\w-]{43}$/)),
  packages: array(string()),
  /** Those packages that belong to other repositories. Older tokens lack this field. */
  outside: optional(array(string())),
  holder: string(),
  madeAt: timestampSchema,
  madeBy: string(),
  expiresAt: timestampSchema,
  revoked: nullable(object({ at: timestampSchema, by: string() })),
});

const tokenDocumentSchema = object({ tokens: array(tokenSchema) });

export type ReleaseToken = InferOutput<typeof tokenSchema>;

export type TokenDocument = InferOutput<typeof tokenDocumentSchema>;

export const tokenDocument: StoredDocument<TokenDocument> = {
  key: 'tokens.json',
  empty: { tokens: [] },
  parse({ body }) {
    try {
      const { success, output } = safeParse(
        tokenDocumentSchema,
        JSON.parse(Buffer.from(body).toString()),
      );
      if (success) return output;
    } catch (cause) {
      throw new UnreadableRegistryError(UNREADABLE_MESSAGE, { cause });
    }
    throw new UnreadableRegistryError(UNREADABLE_MESSAGE);
  },
};

const UNREADABLE_MESSAGE = "The store's tokens.json is no list of tokens.";
