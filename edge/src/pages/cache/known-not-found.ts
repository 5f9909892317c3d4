import { LRUCache } from 'lru-cache';
import type { Rendered } from '../../rendering/messages.ts';
import type { Live } from '../../releases/live-releases.ts';
import { versionsOf } from './page-key.ts';

/** For how long the same rendering serves, in ms. */
const KNOWN_MS = 60_000;

/** One for each route of the releases that are live: far more than there are. */
const MOST_KNOWN = 200;

/** What says that nothing is at an address. */
export type NotFound = Pick<Rendered, 'head' | 'html' | 'headerSlots'>;

/**
 * Renderings that say that nothing is at an address, one for each route of the releases that are live: whoever
 * invents addresses has none rendered.
 */
export function knownNotFound() {
  const known = new LRUCache<string, NotFound>({ max: MOST_KNOWN, ttl: KNOWN_MS });
  return (live: Live, origin: string, route: string) => {
    const key = `${versionsOf(live)} ${origin} ${route}`;
    return {
      get: () => known.get(key),
      /** Without the data: each page goes with its own. */
      set: ({ head, html, headerSlots }: NotFound) =>
        void known.set(key, { head, html, headerSlots }),
    };
  };
}

export type KnownNotFound = ReturnType<typeof knownNotFound>;
