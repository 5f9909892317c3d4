import { createContext, use, useSyncExternalStore } from 'react';
import type { Location, Rooms } from 'shared/core';
import type { BrowserRooms } from '../federation/browser-rooms';

/** The one page that is rendered, hidden, before its link is followed. */
export interface PageAhead {
  /** Where it is; null for none. */
  location(): Location | null;
  subscribe(onChange: () => void): () => void;
  /** Takes the place of the one before; `release` is called when it is let go. */
  take(target: URL, release: () => void): void;
  drop(): void;
  /** Loads what it shows of rooms; what fails is told to nobody, and the click tries afresh. */
  rooms: Rooms;
}

/** How long a page is kept for a click, in ms: what it shows may change meanwhile. */
const KEPT_MS = 10_000;

/** None as yet. */
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

/** Nothing where no page is rendered ahead: on the server. */
export const AheadProvider = AheadContext.Provider;

export const usePageAhead = () => use(AheadContext);

/** Where the page ahead is, or null. */
export function useLocationAhead(): Location | null {
  const ahead = usePageAhead();
  return useSyncExternalStore(ahead?.subscribe ?? never, ahead?.location ?? nowhere, nowhere);
}

const nowhere = () => null;
const never = () => nowhere;
