import {
  type AppStore,
  matchRoutes,
  type RoomRoute,
  type RoomRoutes,
  readAhead,
  type Session,
} from 'shared/core';
import { prefetchHttpClient } from 'shared/data';
import type { Registry } from '../boot/boot-data';
import type { BrowserRooms } from '../federation/browser-rooms';
import { findRoom } from '../app/room-table';

/** What fetching ahead needs of the page. */
export interface Shop {
  registry: Registry;
  rooms: Pick<BrowserRooms, 'loadAhead'>;
  store: AppStore;
  session: Pick<Session, 'getState'>;
}

/**
 * Fetches what the page at an address needs: its room, then what its route reads. Of pages behind the guard only the
 * room, for who is signed in: their data is read when they are opened, by whoever may read it. Resolves to the function
 * that lets the data go; rejects where the room cannot be loaded, or something cannot be read.
 */
export async function fetchPage(shop: Shop, target: URL): Promise<() => void> {
  const { registry, rooms, store, session } = shop;
  const match = findRoom(registry, target.pathname);
  const { token, user } = session.getState();
  const mayEnter = match?.access !== 'signed-in' || Boolean(token ?? user);
  if (!match || !mayEnter) return nothing;
  // With the remote, not after it: its reads are next.
  prefetchHttpClient();
  const { routes } = await rooms.loadAhead<RoomRoutes>(match.room, './routes');
  const found = matchRoutes(routes, target.pathname)?.at(-1);
  const { handle } = (found?.route ?? {}) as Pick<RoomRoute, 'handle'>;
  if (match.access || !handle?.prefetch) return nothing;
  const said = Object.fromEntries(target.searchParams);
  return readAhead(store, handle.prefetch, { ...said, ...found?.params });
}

const nothing = () => undefined;
