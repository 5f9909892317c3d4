import type { Feature } from 'contract/features';
import type { LiveReleases } from 'releases/live-releases';

const TRACKING_PARAMETER =
  /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_cid|mc_eid|_ga|_gl)$/;

const MAX_PATH_LENGTH = 500;

export function removeTrackingParameters(url: string): string {
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return url;
  const path = url.slice(0, queryStart);
  const parameters = url
    .slice(queryStart + 1)
    .split('&')
    .filter((part) => part && !TRACKING_PARAMETER.test(part.split('=', 1)[0] ?? ''));
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}

export interface PageInputs {
  live: LiveReleases;
  origin: string;
  features: readonly Feature[];
}

export const removeQuery = (url: string): string => url.split('?', 1)[0] ?? '/';

/** Returns the cache key of a page, or null if the path is too long. */
export const buildPageKey = (inputs: PageInputs, path: string): string | null =>
  path.length > MAX_PATH_LENGTH ? null : `${serializeInputs(inputs)}${path}`;

export const buildNotFoundKey = (inputs: PageInputs): string =>
  `${serializeInputs(inputs)} not found`;

/**
 * Returns one key for all paths of a route, because the page without content does not depend on the
 * path.
 */
export const buildFallbackKey = (inputs: PageInputs, route: string): string =>
  `${serializeInputs(inputs)} ${route}`;

const serializeInputs = ({ live, origin, features }: PageInputs) =>
  `${serializeVersions(live)} ${features.join()} ${origin}`;

const versionsByLive = new WeakMap<LiveReleases, string>();

export function serializeVersions(live: LiveReleases): string {
  const cachedVersions = versionsByLive.get(live);
  if (cachedVersions !== undefined) return cachedVersions;
  const remotes = Object.values(live.remotes).map(({ release }) => release.extras.folder);
  const barred = live.barredOnStaffPages.map((name) => `!${name}`);
  const versions = [live.shell.release.extras.folder, ...remotes, ...barred].join(' ');
  versionsByLive.set(live, versions);
  return versions;
}
