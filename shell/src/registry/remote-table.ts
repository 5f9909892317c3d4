import { createContext, use } from 'react';
import { matchRoutes } from 'shared/router';
import type { Registry, RemotePath } from '../boot/boot-data';
import { isStaffArea } from './staff-area';

export interface RemoteMatch extends RemotePath {
  remote: string;
  params: Record<string, string | undefined>;
}

const RegistryContext = createContext<Registry>({ microFrontends: {} });

export const RegistryProvider = RegistryContext.Provider;

export const useRegistry = () => use(RegistryContext);

/**
 * Returns the remote of an address, or null. Fixed routes take precedence over slugs. Slugs never
 * match in the staff area, because the registry in a shopper's page lacks its routes.
 */
export function findRemote(registry: Registry, pathname: string): RemoteMatch | null {
  const routeTable = Object.entries(registry.microFrontends).flatMap(([remote, [release]]) =>
    (release?.extras.routes ?? []).map((route) => ({
      path: route.path,
      handle: { remote, route },
    })),
  );
  const match = matchRoutes(routeTable, pathname)?.at(-1);
  if (!match || isStaffArea(pathname) !== isStaffArea(match.route.path)) return null;
  const { remote, route } = match.route.handle;
  return { ...route, remote, params: match.params };
}

/**
 * Returns whether a live remote has a page at exactly this address, without a slug. Called for every link, so it avoids
 * `matchRoutes`, which would rank all routes each time.
 */
export const isLivePath = (registry: Registry, path: string): boolean =>
  Object.values(registry.microFrontends).some(([release]) =>
    release?.extras.routes?.some((route) => route.path === path),
  );
