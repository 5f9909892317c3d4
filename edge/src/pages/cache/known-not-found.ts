import { LRUCache } from 'lru-cache';
import type { Rendered } from '../../rendering/messages.ts';
import type { Live } from 'releases/live-releases';
import { versionsOf } from './page-key.ts';

/** Time to live of a cached rendering, in ms. */
const KNOWN_MS = 60_000;

/** Largest number of cached renderings. One for each live route is needed, far fewer than this. */
const MOST_KNOWN = 200;

/** The parts of a rendering that say that nothing is at an address. */
export type NotFound = Pick<Rendered, 'head' | 'html' | 'headerSlots'>;

/**
 * Caches the 'not found' rendering of each live route. Requests for invented addresses then cost no
 * rendering.
 */
export function knownNotFound() {
  const known = new LRUCache<string, NotFound>({ max: MOST_KNOWN, ttl: KNOWN_MS });
  return (live: Live, origin: string, route: string) => {
    const key = `${versionsOf(live)} ${origin} ${route}`;
    return {
      get: () => known.get(key),
      /** The data is not cached, because each page has its own. */
      set: ({ head, html, headerSlots }: NotFound) =>
        void known.set(key, { head, html, headerSlots }),
    };
  };
}

export type KnownNotFound = ReturnType<typeof knownNotFound>;
