import { createHash, randomBytes } from 'node:crypto';

/** Returns a token of 256 random bits in base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash under which the database stores a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Returns the token of an `Authorization: bearer …` header. Returns null if the header is missing
 * or malformed.
 */
export function parseBearerToken(header: string | undefined): string | null {
  return /^bearer +([\w.~+/=-]{1,200})$/i.exec(header ?? '')?.[1] ?? null;
}
