import type { FastifyRequest } from 'fastify';
import { isOwnOrigin, getRequestOrigin } from 'server/site-origin';
import type { Config } from '../config/config.ts';

/**
 * Returns `PUBLIC_URL` if it is set. Otherwise returns the Origin header if it names this machine,
 * or else the origin to which the request was sent.
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

/** Returns whether the browser uses HTTPS. If so, cookies get the attribute `Secure`. */
export const isSecureRequest = (
  config: Pick<Config, 'publicUrl' | 'host' | 'ownUrl'>,
  request: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
): boolean => resolveSiteOrigin(config, request).startsWith('https:');
