import type { FastifyRequest } from 'fastify';
import { getRequestOrigin, isOrigin } from 'server/site-origin';
import { type Settings } from '../settings/settings.ts';

/** Returns `PUBLIC_URL`, or the origin to which the request was sent. */
export const getShopOrigin = (request: FastifyRequest, settings: Settings) =>
  settings.publicUrl ?? getRequestOrigin(settings, request);

/**
 * Returns whether the Host header is a host with an optional port. Links of the page contain the
 * header, so other text could lead to another site.
 */
export const hasWellFormedHost = ({ protocol, host }: FastifyRequest) =>
  isOrigin(`${protocol}://${host}`);

export function isSentByShopPage(request: FastifyRequest, settings: Settings): boolean {
  const { 'sec-fetch-site': fetchSite, origin } = request.headers;
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  const shopOrigin = getShopOrigin(request, settings);
  return origin !== undefined && URL.canParse(shopOrigin) && origin === new URL(shopOrigin).origin;
}
