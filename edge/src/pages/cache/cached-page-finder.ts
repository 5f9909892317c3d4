import type { Feature } from 'contract/features';
import type { FastifyRequest } from 'fastify';
import type { RegistryFollower } from 'releases/follow-registry';
import type { LiveReleases } from 'releases/live-releases';
import type { Settings } from '../../settings/settings.ts';
import { getShopOrigin, hasWellFormedHost } from '../own-origin.ts';
import type { CachedPage } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';
import { buildPageKey, removeQuery, removeTrackingParameters } from './page-key.ts';

interface CachedMatch {
  page: CachedPage;
  live: LiveReleases;
}

export function createCachedPageFinder(
  settings: Settings,
  follower: Pick<RegistryFollower, 'getLive' | 'readSplit'>,
  cache: PageCache | null,
  features: () => readonly Feature[],
) {
  return (request: FastifyRequest): CachedMatch | null => {
    const { method, url, headers } = request;
    const live = follower.getLive();
    if (cache === null || live === null || method !== 'GET') return null;
    if (headers.cookie !== undefined && VERSION_COOKIE.test(headers.cookie)) return null;
    if (follower.readSplit()) return null;
    if (settings.publicUrl === null && !hasWellFormedHost(request)) return null;
    const origin = getShopOrigin(request, settings);
    const cleanUrl = removeTrackingParameters(url);
    const path = removeQuery(cleanUrl);
    const key = buildPageKey({ live, origin, features: features() }, path);
    const page = key === null ? null : cache.getFresh(key);
    return page && (cleanUrl === path || page.isQueryIgnored) ? { page, live } : null;
  };
}

const VERSION_COOKIE = /\b(?:bucket|preview|catalogue-preview|overlay)=/;
