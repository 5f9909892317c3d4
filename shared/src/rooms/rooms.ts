import { createContext, use } from 'react';
import type { AppDispatch } from '../store/create-store';
import type { RouteObject } from 'react-router-dom';

/** How long a room may take to load, and then to show something, before its slot says that it is not there; in ms. */
export const SLOT_LIMIT_MS = 10_000;

/** Names of the remotes; where they are is the registry's business. */
export type RoomName = string;

/** Loads what a room exposes. The browser uses federation, the server what is released on disk. */
export interface Rooms {
  /** The exposed module; the same promise for the same module until it is forgotten. */
  load<Module>(room: RoomName, expose: string): Promise<Module>;
  /** Told of what failed where it is shown: it could not be loaded, broke, or showed nothing in time. */
  failed?(room: RoomName, expose: string, cause: unknown): void;
  /** Makes the next `load` try afresh. */
  forget(room: RoomName, expose: string): void;
}

const RoomsContext = createContext<Rooms | null>(null);

export const RoomsProvider = RoomsContext.Provider;

export function useRooms(): Rooms {
  const rooms = use(RoomsContext);
  if (!rooms) throw new Error('useRooms needs a RoomsProvider above it.');
  return rooms;
}

/** What a room exposes as `./routes`. */
export interface RoomRoutes {
  routes: RoomRoute[];
}

/** A route of a room: absolute path, and what must be read before its page is shown. */
export type RoomRoute = RouteObject & {
  path: string;
  handle?: {
    prefetch?: Prefetch;
    /** Whether the page's first render depends on the query. Without it the server renders the page without a query. */
    readsQuery?: boolean;
  };
};

/**
 * Starts the reads that a page's first picture needs; public reads only (decision 44). The server calls it before it
 * renders, the browser when a link to the page is about to be followed. `params` are those of the address; a link whose
 * click chooses something says so in `data-ahead`, an address whose query is among them. Resolves to 404 where the
 * reads tell that nothing is at the address: the page that says so need not be rendered again.
 */
export type Prefetch = (
  dispatch: AppDispatch,
  params: Record<string, string | undefined>,
) => Promise<unknown>;
