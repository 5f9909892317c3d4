import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../../rendering/messages.ts';
import type { LiveReleases } from 'releases/live-releases';
import { serializeVersions } from './page-key.ts';

const TTL_MS = 60_000;

const MAX_RENDERINGS = 200;

type NotFoundRendering = Pick<RenderedPage, 'head' | 'html' | 'headerSlots'>;

/** Caches the 'not found' page of each route, so that invented URLs need no rendering. */
export function createNotFoundCache() {
  const renderings = new LRUCache<string, NotFoundRendering>({ max: MAX_RENDERINGS, ttl: TTL_MS });
  return (live: LiveReleases, origin: string, route: string) => {
    const key = `${serializeVersions(live)} ${origin} ${route}`;
    return {
      get: () => renderings.get(key),
      /** Omits the Redux state, because each page has its own state. */
      set: ({ head, html, headerSlots }: NotFoundRendering) =>
        void renderings.set(key, { head, html, headerSlots }),
    };
  };
}

export type NotFoundCache = ReturnType<typeof createNotFoundCache>;
