import type { IncomingMessage } from 'node:http';

/**
 * A request target in absolute form. It does not match user information such as `user@host`, which
 * is deprecated (RFC 9110, section 4.2.4).
 */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#@]+)(\/.*|\?.*)?$/i;

/**
 * Returns path and query of a request target in absolute form, for Fastify's `rewriteUrl`. Sets the
 * `Host` header to the target's host, which is required (RFC 9112, section 3.2.2).
 */
export function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/', headers } = request;
  const [, host, rest = '/'] = ABSOLUTE_FORM.exec(url) ?? [];
  if (host === undefined) return url;
  headers.host = host;
  return rest.startsWith('?') ? `/${rest}` : rest;
}
