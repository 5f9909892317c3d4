import { createContext, use } from 'react';
import { matchRoutes } from 'shared/router';
import type { Registry, RemotePath } from '../boot/boot-data';

interface RemoteMatch extends RemotePath {
  remote: string;
  params: Record<string, string | undefined>;
}

const RegistryContext = createContext<Registry>({ microFrontends: {} });

export const RegistryProvider = RegistryContext.Provider;

export const useRegistry = () => use(RegistryContext);

/**
 * Returns the remote and the route of a path. Fixed routes take precedence over slugs. A path of
 * the staff area matches no slug of a shoppers' route, because registries of shoppers' pages lack
 * the staff routes.
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

/** Every link calls this function, so it avoids the slower `matchRoutes`. */
export const isLivePath = (registry: Registry, path: string): boolean =>
  Object.values(registry.microFrontends).some(([release]) =>
    release?.extras.routes?.some((route) => route.path === path),
  );

export const isStaffArea = (pathname: string) => /^\/(admin|crew)(\/|$)/i.test(pathname);
