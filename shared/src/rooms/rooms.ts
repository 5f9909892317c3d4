import { createContext, use } from 'react';
import type { AppDispatch } from '../store/create-store';
import type { RouteObject } from 'react-router-dom';

/** Longest time to load a remote, and then to render it, before its slot shows a failure, in ms. */
export const SLOT_LIMIT_MS = 10_000;

/** Name of a remote. The registry maps it to an address. */
export type RoomName = string;

/**
 * Loads exposed modules of remotes. The browser uses module federation. The server loads the released files from disk.
 */
export interface Rooms {
  /**
   * Returns the exposed module. Repeated calls return the same promise until `invalidate` is
   * called.
   */
  load<Module>(room: RoomName, expose: string): Promise<Module>;
  /** Called if a remote fails in a slot: it could not be loaded, threw, or rendered nothing in time. */
  failed?(room: RoomName, expose: string, cause: unknown): void;
  /** Removes the cached module, so that the next `load` fetches it again. */
  forget(room: RoomName, expose: string): void;
}

const RoomsContext = createContext<Rooms | null>(null);

export const RoomsProvider = RoomsContext.Provider;

export function useRooms(): Rooms {
  const rooms = use(RoomsContext);
  if (!rooms) throw new Error('useRooms needs a RoomsProvider above it.');
  return rooms;
}

/** The exports of a remote's module `./routes`. */
export interface RoomRoutes {
  routes: RoomRoute[];
}

/** A route of a remote, with an absolute path and the prefetch of its page. */
export type RoomRoute = RouteObject & {
  path: string;
  handle?: {
    prefetch?: Prefetch;
    /** Whether the page's first render depends on the query. Without it the server renders the page without a query. */
    readsQuery?: boolean;
  };
};

/**
 * Starts the queries of a page's first render. Only public queries are allowed (rule 44). The
 * server calls it before it renders, the browser before a likely click. `params` contains the route
 * parameters and the query of the address. A link's `data-ahead` may override that query. Resolves
 * to 404 if the page does not exist, so that the server can send a cached not-found page.
 */
export type Prefetch = (
  dispatch: AppDispatch,
  params: Record<string, string | undefined>,
) => Promise<unknown>;
