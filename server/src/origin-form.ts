import type { IncomingMessage } from 'node:http';

/** A request target in absolute form. Does not match user information, which RFC 9110 §4.2.4 deprecates. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#@]+)(\/.*|\?.*)?$/i;

/**
 * Returns path and query of a request target in absolute form, for Fastify's `rewriteUrl`. Replaces the `Host` header
 * by the target's host, as RFC 9112 §3.2.2 requires.
 */
export function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/', headers } = request;
  const [, host, rest = '/'] = ABSOLUTE_FORM.exec(url) ?? [];
  if (host === undefined) return url;
  headers.host = host;
  return rest.startsWith('?') ? `/${rest}` : rest;
}
