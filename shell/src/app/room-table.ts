import { createContext, use } from 'react';
import { matchRoutes } from 'shared/core';
import type { Registry, RoomPath } from '../boot/boot-data';

export interface RoomMatch extends RoomPath {
  room: string;
  params: Record<string, string | undefined>;
}

const RegistryContext = createContext<Registry>({ microFrontends: {} });

export const RegistryProvider = RegistryContext.Provider;

export const useRegistry = () => use(RegistryContext);

/** Which room shows an address; fixed routes win over slugs. Null: nobody does. */
export function findRoom(registry: Registry, pathname: string): RoomMatch | null {
  const table = Object.entries(registry.microFrontends).flatMap(([room, [release]]) =>
    (release?.extras.routes ?? []).map((route) => ({ path: route.path, handle: { room, route } })),
  );
  const match = matchRoutes(table, pathname)?.at(-1);
  if (!match) return null;
  const { room, route } = match.route.handle;
  return { ...route, room, params: match.params };
}

/**
 * Whether a live room has a page at exactly this address, not by a slug. Asked for every link that a page may show, so
 * without a match, which would rank all routes each time.
 */
export const isLive = (registry: Registry, path: string): boolean =>
  Object.values(registry.microFrontends).some(([release]) =>
    release?.extras.routes?.some((route) => route.path === path),
  );
