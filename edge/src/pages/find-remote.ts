import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import type { Registry } from 'releases/registry';

/** Largest number of cached paths. Without a limit, invented paths would fill the memory. */
const MAX_CACHED_PATHS = 500;

type PageMatch = NonNullable<ReturnType<typeof matchPage>>;

const matchesByRegistry = new WeakMap<Registry, LRUCache<string, { match: PageMatch | null }>>();

/**
 * Returns the remote and the route of a path. Caches results, because matching is slow and each
 * request needs the result several times.
 */
export function findRemote(registry: Registry, pathname: string): PageMatch | null {
  const matches =
    matchesByRegistry.get(registry) ??
    new LRUCache<string, { match: PageMatch | null }>({ max: MAX_CACHED_PATHS });
  matchesByRegistry.set(registry, matches);
  const cachedMatch = matches.get(pathname);
  if (cachedMatch) return cachedMatch.match;
  const match = matchPage(registry, pathname);
  matches.set(pathname, { match });
  return match;
}

/** Uses the route matcher of the shell, so that server and browser find the same route. */
function matchPage(registry: Registry, pathname: string) {
  const routeTable = Object.entries(registry.microFrontends).flatMap(([remote, [release]]) =>
    (release?.extras.routes ?? []).map((route) => ({
      path: route.path,
      handle: { remote, route },
    })),
  );
  const match = matchRoutes(routeTable, pathname)?.at(-1);
  if (!match) return null;
  const { remote, route } = match.route.handle;
  return { remote, route, noindex: Boolean(route.noindex), secret: Boolean(route.secret) };
}

/**
 * Returns the canonical URL of a page, with the route's spelling. Routes ignore case, encoding and
 * a trailing slash, so one page has many URLs.
 */
export function getCanonicalUrl(registry: Registry, url: string): string {
  const [pathname = '/', ...query] = url.split('?');
  const match = findRemote(registry, pathname);
  if (match === null) return url;
  const routeSegments = match.route.path.split('/');
  const path = pathname
    .replace(/\/+$/, '')
    .split('/')
    .map((part, index) => (isStatic(routeSegments[index]) ? routeSegments[index] : part))
    .join('/');
  return [path || '/', ...query].join('?');
}

const isStatic = (part: string | undefined): part is string =>
  part !== undefined && !/^:|^\*$/.test(part);
