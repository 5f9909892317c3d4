import type { IncomingHttpHeaders } from 'node:http';

/** Name of the preview cookie. The package `edge` has a copy of this name. */
const COOKIE_NAME = 'catalogue-preview';

const cookiePattern = new RegExp(`(?:^|; *)${COOKIE_NAME}=([\\w-]{43})(?:;|$)`);

/** Longest duration of a preview, in hours. */
export const PREVIEW_HOURS = 4;

/**
 * Returns the preview token in the preview cookie. Returns null if the cookie is missing or
 * malformed.
 */
export const readPreviewToken = ({ cookie }: IncomingHttpHeaders): string | null =>
  cookie === undefined ? null : (cookiePattern.exec(cookie)?.[1] ?? null);

/**
 * Returns a Set-Cookie header for the preview cookie. With an empty token, the header removes the
 * cookie.
 */
export function buildPreviewCookie(token: string, isSecure: boolean): string {
  const maxAge = token === '' ? 0 : PREVIEW_HOURS * 3_600;
  const secureAttribute = isSecure ? '; Secure' : '';
  return `${COOKIE_NAME}=${token}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Strict${secureAttribute}`;
}
