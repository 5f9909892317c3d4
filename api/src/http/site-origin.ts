import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * The storefront's origin, for links and payment returns: `PUBLIC_URL`, and in development without
 * it the page that sent the request, else the address that was asked (forwarded ones only from
 * trusted proxies).
 */
export function siteOrigin(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
): string {
  if (publicUrl !== null) return publicUrl;
  const sender = request.headers.origin ?? '';
  return /^https?:\/\/[^/]+$/.test(sender) && URL.canParse(sender)
    ? sender
    : requestOrigin(request);
}

/** The origin that the request was sent to, as far as proxies are trusted. */
export function requestOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>) {
  return `${protocol}://${host}`;
}
