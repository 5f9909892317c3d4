import type { FastifyRequest } from 'fastify';
import { isOwnOrigin, requestOrigin } from 'server/site-origin';
import type { Config } from '../config/config.ts';

/**
 * Returns the storefront's origin, for links and payment returns: `PUBLIC_URL`, else the page that
 * sent the request if it is of this machine, else the address that was asked.
 */
export function siteOrigin(
  config: Pick<Config, 'publicUrl' | 'host' | 'ownUrl'>,
  request: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
): string {
  if (config.publicUrl !== null) return config.publicUrl;
  const { origin } = request.headers;
  return origin !== undefined && isOwnOrigin(config, origin)
    ? origin
    : requestOrigin(config, request);
}
