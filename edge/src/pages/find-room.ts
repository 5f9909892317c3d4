import { matchRoutes } from 'react-router';
import type { Registry } from 'releases/registry';

/**
 * Returns the live remote and route of a path, or null. It uses the same route matcher as the
 * shell, so that server and browser agree.
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

/**
 * Returns a URL with its path spelt as in the live route. Routes ignore case, encoding and a
 * trailing slash, so one page has many URLs. A URL without a route is returned unchanged.
 */
export function canonicalUrl(registry: Registry, url: string): string {
  const [pathname = '/', ...query] = url.split('?');
  const found = findRoom(registry, pathname);
  if (found === null) return url;
  const spelling = found.route.path.split('/');
  const path = pathname
    .replace(/\/+$/, '')
    .split('/')
    .map((part, at) => (isStatic(spelling[at]) ? spelling[at] : part))
    .join('/');
  return [path || '/', ...query].join('?');
}

const isStatic = (part: string | undefined): part is string =>
  part !== undefined && !/^:|^\*$/.test(part);
