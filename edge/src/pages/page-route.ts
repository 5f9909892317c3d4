import type { FastifyRequest, FastifyReply } from 'fastify';
import type { LiveReleases } from 'releases/live-releases';
import type { Page } from './render-page.ts';

/** Route patterns of page requests. Fastify itself has no route for pages. */
const pageRoutes = new WeakMap<FastifyRequest, string>();

export function setPageRoute(request: FastifyRequest, route: string | null): void {
  if (route !== null) pageRoutes.set(request, route);
}

/** Returns the route pattern of a request, such as `/product/:slug`. */
export const findPageRoute = (request: FastifyRequest): string | undefined =>
  request.routeOptions.url ?? pageRoutes.get(request);

/** Logs a page with its route's pattern, because the URL may contain personal data. */
export function logPage(
  { log }: FastifyRequest,
  { elapsedTime }: FastifyReply,
  { shell, remotes }: LiveReleases,
  { route, status, slots }: Pick<Page, 'route' | 'status' | 'slots'>,
): void {
  const names = new Set(slots.map(({ room: name }) => name));
  const releases = [shell, ...[...names].flatMap((name) => remotes[name] ?? [])].map(
    ({ release }) => release.extras.folder,
  );
  log.info({ route: route ?? 'none', releases, status, ms: Math.round(elapsedTime) }, 'page');
}
