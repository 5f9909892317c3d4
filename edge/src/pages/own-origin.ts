import type { FastifyRequest } from 'fastify';
import { getRequestOrigin, isOrigin } from 'server/site-origin';
import { type Settings } from '../settings/settings.ts';

/**
 * Returns the web origin of the shop: `PUBLIC_URL`, else the origin of the request's URL.
 */
export const getShopOrigin = (request: FastifyRequest, settings: Settings) =>
  settings.publicUrl ?? getRequestOrigin(settings, request);

/**
 * Returns whether the Host header is valid. With an invalid one, links could lead to another site.
 */
export const hasReadableHost = ({ protocol, host }: FastifyRequest) =>
  isOrigin(`${protocol}://${host}`);

/** Returns whether a page of the shop sent this request, and not a link or form of another site. */
export function isSentByShopPage(request: FastifyRequest, settings: Settings): boolean {
  const { 'sec-fetch-site': fetchSite, origin } = request.headers;
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  const shopOrigin = getShopOrigin(request, settings);
  return origin !== undefined && URL.canParse(shopOrigin) && origin === new URL(shopOrigin).origin;
}
