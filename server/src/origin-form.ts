import type { IncomingMessage } from 'node:http';

/** A target that names scheme and host. User information is not matched: RFC 9110 §4.2.4 deprecates it. */
const ABSOLUTE = /^https?:\/\/([^/?#@]+)(\/.*|\?.*)?$/i;

/**
 * Fastify's `rewriteUrl`: returns path and query of a target in absolute form. The target's host replaces the
 * `Host` header, because RFC 9112 §3.2.2 lets the target win.
 */
export function originForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { url = '/', headers } = request;
  const [, host, rest = '/'] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return url;
  headers.host = host;
  return rest.startsWith('?') ? `/${rest}` : rest;
}
