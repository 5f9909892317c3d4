import type { FastifyRequest } from 'fastify';
import { type Settings } from '../settings/settings.ts';

/** Where the shop is reached, as far as anyone knows. */
export const originOf = ({ protocol, host }: FastifyRequest, { publicUrl }: Settings) =>
  publicUrl ?? `${protocol}://${host}`;

/** Whether it is nothing but an origin: a host with a path would be taken for a page of another one. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && !/[/?#@\\]/.test(text.slice(text.indexOf('://') + 3));

/** Whether a page of the shop itself sends this: no link or form of another site does. */
export function isOfOwnPage(request: FastifyRequest, settings: Settings): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  const own = originOf(request, settings);
  return origin !== undefined && URL.canParse(own) && origin === new URL(own).origin;
}
