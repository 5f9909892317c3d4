import type { Feature } from 'contract/features';
import type { Live } from 'releases/live-releases';

/** Tracking parameters that other sites add to links. No page of the shop reads them. */
const NOISE = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_cid|mc_eid|_ga|_gl)$/;

/** Longest path of a cached page, in characters. */
const MOST_LENGTH = 500;

/** Returns a URL without tracking parameters and empty parameters. */
export function withoutNoise(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const path = url.slice(0, start);
  const kept = url
    .slice(start + 1)
    .split('&')
    .filter((part) => part && !NOISE.test(part.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}

/** The inputs of a rendering apart from its URL. */
export interface MadeBy {
  live: Live;
  origin: string;
  features: readonly Feature[];
}

/** Returns a URL without its query. */
export const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? '/';

/** Returns the cache key of a page, or null if the path is too long for a page. */
export const pageKey = (by: MadeBy, path: string): string | null =>
  path.length > MOST_LENGTH ? null : `${textOf(by)}${path}`;

/** Returns the shared cache key of all addresses without a route. */
export const nobodysKey = (by: MadeBy): string => `${textOf(by)} nobody's`;

const textOf = ({ live, origin, features }: MadeBy) =>
  `${versionsOf(live)} ${features.join()} ${origin}`;

const known = new WeakMap<Live, string>();

/**
 * Returns the folders of the live releases as one text, cached for each set of live releases.
 */
export function versionsOf(live: Live): string {
  const found = known.get(live);
  if (found !== undefined) return found;
  const rooms = Object.values(live.rooms).map(({ release }) => release.extras.folder);
  const versions = [live.shell.release.extras.folder, ...rooms].join(' ');
  known.set(live, versions);
  return versions;
}
