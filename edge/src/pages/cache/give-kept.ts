import type { Feature } from 'contract/features';
import type { FastifyRequest } from 'fastify';
import type { Follower } from '../../releases/follow-registry.ts';
import type { Live } from '../../releases/live-releases.ts';
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
 * The kept page that answers a request as it is, found by a look-up; null where more is to be found out: who
 * asks may get another one, or there is none that is fresh.
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

/** Cookies by which a visitor may get another page. */
const OF_PAGES = /\b(?:bucket|preview)=/;
