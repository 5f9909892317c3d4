import type { FastifyRequest } from 'fastify';
import { isOrigin, requestOrigin } from 'server/site-origin';
import { type Settings } from '../settings/settings.ts';

/** Returns the shop's origin for links: `PUBLIC_URL`, else the address that was asked. */
export const originOf = (request: FastifyRequest, settings: Settings) =>
  settings.publicUrl ?? requestOrigin(settings, request);

/** Whether the Host header can be read. A host with a path would be a page of another site. */
export const hasReadableHost = ({ protocol, host }: FastifyRequest) =>
  isOrigin(`${protocol}://${host}`);

/** Whether a page of the shop itself sends this: no link or form of another site does. */
export function isOfOwnPage(request: FastifyRequest, settings: Settings): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  const own = originOf(request, settings);
  return origin !== undefined && URL.canParse(own) && origin === new URL(own).origin;
}
