import { matchRoutes } from 'react-router';
import type { Registry } from '../releases/registry.ts';

/**
 * Which room shows an address, by the live releases' own lists; null: nobody does. By the matcher that
 * the shell uses, so that server and browser never disagree.
 */
export function findRoom(registry: Registry, pathname: string) {
  const table = Object.entries(registry.microFrontends).flatMap(([room, [release]]) =>
    (release?.extras.routes ?? []).map((route) => ({ path: route.path, handle: { room, route } })),
  );
  const match = matchRoutes(table, pathname)?.at(-1);
  if (!match) return null;
  const { room, route } = match.route.handle;
  return { room, route, noindex: Boolean(route.noindex), secret: Boolean(route.secret) };
}
