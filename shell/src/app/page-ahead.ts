import { createContext, use, useSyncExternalStore } from 'react';
import type { Location, Rooms } from 'shared/core';
import type { BrowserRooms } from '../federation/browser-rooms';

/** The prerendered page. There is at most one. */
export interface PageAhead {
  /** The page's location, or null. */
  location(): Location | null;
  subscribe(onChange: () => void): () => void;
  /** Replaces the prerendered page. `release` is called when the page is dropped. */
  take(target: URL, release: () => void): void;
  drop(): void;
  /**
   * Loads remotes for the prerendered page. Does not report failures, because the click loads the
   * remote again.
   */
  rooms: Rooms;
}

/** Time until a prerendered page is dropped, in ms, because its data may change. */
const KEPT_MS = 10_000;

/** Creates the state of the prerendered page, at first none. */
export function pageAhead(browserRooms: Pick<BrowserRooms, 'loadAhead' | 'forget'>): PageAhead {
  let kept: { location: Location; release: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let taken = 0;
  const listeners = new Set<() => void>();

  const change = (next: typeof kept) => {
    clearTimeout(timer);
    const before = kept;
    kept = next;
    for (const listener of listeners) listener();
    before?.release();
  };
  const drop = () => {
    if (kept) change(null);
  };
  return {
    location: () => kept?.location ?? null,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    take({ pathname, search, hash }, release) {
      taken += 1;
      const key = `ahead-${taken}`;
      change({ location: { pathname, search, hash, state: null, key }, release });
      timer = setTimeout(drop, KEPT_MS);
    },
    drop,
    rooms: {
      load<Module>(room: string, expose: string) {
        const module = browserRooms.loadAhead<Module>(room, expose);
        module.catch(drop);
        return module;
      },
      forget: browserRooms.forget,
    },
  };
}

const AheadContext = createContext<PageAhead | null>(null);

/** Provides null if no page can be prerendered, for example on the server. */
export const AheadProvider = AheadContext.Provider;

export const usePageAhead = () => use(AheadContext);

/** Returns the location of the prerendered page, or null. */
export function useLocationAhead(): Location | null {
  const ahead = usePageAhead();
  return useSyncExternalStore(ahead?.subscribe ?? never, ahead?.location ?? nowhere, nowhere);
}

const nowhere = () => null;
const never = () => nowhere;
