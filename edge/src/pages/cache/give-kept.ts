import type { Feature } from 'contract/features';
import type { FastifyRequest } from 'fastify';
import type { Follower } from 'releases/follow-registry';
import type { Live } from 'releases/live-releases';
import type { Settings } from '../../settings/settings.ts';
import { hasReadableHost, originOf } from '../own-origin.ts';
import type { KeptPage } from './kept-page.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey, withoutNoise, withoutQuery } from './page-key.ts';

interface Given {
  page: KeptPage;
  live: Live;
}

/**
 * Returns a function that finds the cached page for a request. It returns null if no fresh page is
 * cached or if the visitor may get other releases.
 */
export function keptFor(
  settings: Settings,
  follower: Pick<Follower, 'shownLive' | 'readSplit'>,
  cache: PageCache | null,
  features: () => readonly Feature[],
) {
  return (request: FastifyRequest): Given | null => {
    const { method, url, headers } = request;
    const live = follower.shownLive();
    if (cache === null || live === null || method !== 'GET') return null;
    if (headers.cookie !== undefined && OF_PAGES.test(headers.cookie)) return null;
    if (follower.readSplit()) return null;
    if (settings.publicUrl === null && !hasReadableHost(request)) return null;
    const origin = originOf(request, settings);
    const asked = withoutNoise(url);
    const path = withoutQuery(asked);
    const key = pageKey({ live, origin, features: features() }, path);
    const page = key === null ? null : cache.fresh(key);
    return page && (asked === path || page.isQueryIgnored) ? { page, live } : null;
  };
}

/** Cookies that may select other releases for a visitor. */
const OF_PAGES = /\b(?:bucket|preview)=/;
