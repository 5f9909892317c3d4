import type { IncomingHttpHeaders } from 'node:http';

/** Cookie with which the backend binds a session of staff to a browser. */
const cookiePattern = /(?:^|; *)(staff-session=[\w-]{43})(?:;|$)/;

/**
 * Returns the headers with which a request to the backend is authenticated as the sender: the token
 * and the cookie of staff, and no other cookie. Returns null without a well-formed token.
 */
export function toStaffHeaders({
  authorization,
  cookie,
}: Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>): Record<string, string> | null {
  if (!authorization || !/^bearer [\x21-\x7e]{1,500}$/i.test(authorization)) return null;
  const staffCookie = cookiePattern.exec(cookie ?? '')?.[1];
  return {
    accept: 'application/json',
    authorization,
    ...(staffCookie !== undefined && { cookie: staffCookie }),
  };
}
