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
import { findRoom } from '../registry/room-table';

/** The objects of the shop that a prefetch uses. */
export interface Shop {
  registry: Registry;
  rooms: Pick<BrowserRooms, 'loadAhead'>;
  store: AppStore;
  session: Pick<Session, 'getState'>;
}

/**
 * Loads the remote of a page and then runs the prefetch of its route. For a page behind the guard
 * it loads only the remote, and only for a signed-in user. The page itself queries such personal
 * data. Resolves to a function that releases the data. Rejects if the remote cannot be loaded or a
 * query fails.
 */
export async function fetchPage(shop: Shop, target: URL): Promise<() => void> {
  const { registry, rooms, store, session } = shop;
  const match = findRoom(registry, target.pathname);
  const { token, user } = session.getState();
  const mayEnter = match?.access !== 'signed-in' || Boolean(token ?? user);
  if (!match || !mayEnter) return nothing;
  // In parallel with the remote, because the queries follow.
  prefetchHttpClient();
  const { routes } = await rooms.loadAhead<RoomRoutes>(match.room, './routes');
  const found = matchRoutes(routes, target.pathname)?.at(-1);
  const { handle } = (found?.route ?? {}) as Pick<RoomRoute, 'handle'>;
  if (match.access || !handle?.prefetch) return nothing;
  const said = Object.fromEntries(target.searchParams);
  return readAhead(store, handle.prefetch, { ...said, ...found?.params });
}

const nothing = () => undefined;
