import type { FastifyRequest } from 'fastify';

/** Route patterns of page requests. Fastify itself has no route for pages. */
const pageRoutes = new WeakMap<FastifyRequest, string>();

export function setPageRoute(request: FastifyRequest, route: string | null): void {
  if (route !== null) pageRoutes.set(request, route);
}

/** Returns the route pattern of a request, such as `/product/:slug`. */
export const findPageRoute = (request: FastifyRequest): string | undefined =>
  request.routeOptions.url ?? pageRoutes.get(request);
