import { LRUCache } from 'lru-cache';
import type { Rendered } from '../../rendering/messages.ts';
import type { Live } from 'releases/live-releases';
import { versionsOf } from './page-key.ts';

/** Time to live of a cached rendering, in ms. */
const KNOWN_MS = 60_000;

/** Largest number of cached renderings. The shop has far fewer routes. */
const MOST_KNOWN = 200;

/** The cached parts of a 'not found' rendering. */
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
      /** Caches a rendering without its state, because each page has its own state. */
      set: ({ head, html, headerSlots }: NotFound) =>
        void known.set(key, { head, html, headerSlots }),
    };
  };
}

export type KnownNotFound = ReturnType<typeof knownNotFound>;
