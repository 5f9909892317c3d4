import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Histogram } from 'prom-client';

/**
 * Largest number of routes with their own series. The number is limited, because each release
 * brings its own page routes.
 */
const MAX_ROUTES = 1_000;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the head of a request to the end of its response, by route pattern.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

const knownRoutes = new Set<string>();

type FindRoute = (request: FastifyRequest) => string | null | undefined;

/**
 * Measures the requests of all routes that are registered later. Labels are route patterns, so the
 * metrics contain no visitor's URL.
 */
export function measureRequests(
  app: FastifyInstance,
  findRoute: FindRoute = ({ routeOptions }) => routeOptions.url,
): void {
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done) => {
    const labels = {
      method: METHODS.has(request.method) ? request.method : 'other',
      route: limitRoutes(findRoute(request) ?? 'none'),
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

function limitRoutes(route: string): string {
  if (knownRoutes.has(route)) return route;
  if (knownRoutes.size >= MAX_ROUTES) return 'other';
  knownRoutes.add(route);
  return route;
}
