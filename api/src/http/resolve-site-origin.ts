import type { FastifyRequest } from 'fastify';
import { isOwnOrigin, getRequestOrigin } from 'server/site-origin';
import type { Config } from '../config/config.ts';

/**
 * Returns `PUBLIC_URL`, else the Origin header if it names this machine, else the origin that the
 * request was sent to.
 */
export function resolveSiteOrigin(
  config: Pick<Config, 'publicUrl' | 'host' | 'ownUrl'>,
  request: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
): string {
  if (config.publicUrl !== null) return config.publicUrl;
  const { origin } = request.headers;
  return origin !== undefined && isOwnOrigin(config, origin)
    ? origin
    : getRequestOrigin(config, request);
}
