import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns functions for a cookie that holds a token of `createToken`. Scripts cannot read the
 * cookie, and pages of other sites cannot send it.
 */
export function createSecretCookie(name: string, hours: number) {
  const pattern = new RegExp(`(?:^|; *)${name}=([\\w-]{43})(?:;|$)`);
  return {
    /** Returns null if the cookie is missing or malformed. */
    read: ({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>): string | null =>
      cookie === undefined ? null : (pattern.exec(cookie)?.[1] ?? null),
    /** Returns a Set-Cookie header. With an empty token, the header removes the cookie. */
    build(token: string, isSecure: boolean): string {
      const maxAge = token === '' ? 0 : hours * 3_600;
      const secureAttribute = isSecure ? '; Secure' : '';
      return `${name}=${token}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Strict${secureAttribute}`;
    },
  };
}
