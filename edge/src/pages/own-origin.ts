import type { FastifyRequest } from 'fastify';
import { isOrigin, requestOrigin } from 'server/site-origin';
import { type Settings } from '../settings/settings.ts';

/**
 * Returns the web origin of the shop: `PUBLIC_URL`, else the origin of the request's URL.
 */
export const originOf = (request: FastifyRequest, settings: Settings) =>
  settings.publicUrl ?? requestOrigin(settings, request);

/**
 * Returns whether the Host header is valid. An invalid one could make links lead to another site.
 */
export const hasReadableHost = ({ protocol, host }: FastifyRequest) =>
  isOrigin(`${protocol}://${host}`);

/**
 * Returns whether a page of the shop sent this request. Links and forms of other sites fail the
 * check.
 */
export function isOfOwnPage(request: FastifyRequest, settings: Settings): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  const own = originOf(request, settings);
  return origin !== undefined && URL.canParse(own) && origin === new URL(own).origin;
}
