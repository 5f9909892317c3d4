import type { FastifyRequest } from 'fastify';
import { Counter } from '../metrics/metrics.ts';
import { createThrottledWarning } from '../logs/create-throttled-warning.ts';

const rateLimitRefusals = new Counter({
  name: 'shop_rate_limit_refusals_total',
  help: 'Requests that a rate limit refused, by route pattern.',
  labelNames: ['route'],
});

const warningsByLog = new WeakMap<object, ReturnType<typeof createThrottledWarning>>();

/**
 * Logs a warning about a refused request. Counts further refusals with the same method, route,
 * status and code, and logs their number once a minute. `code` and `failure` must contain no
 * personal data.
 */
export function warnOfRefusal(
  { method, routeOptions, server }: FastifyRequest,
  status: number,
  code?: string,
  failure?: object,
): void {
  const warn = warningsByLog.get(server.log) ?? createThrottledWarning(server.log);
  warningsByLog.set(server.log, warn);
  const route = routeOptions.url ?? 'none';
  if (status === 429) rateLimitRefusals.inc({ route });
  const labels = { method, route, status, ...(code && { code }) };
  warn({ message: 'requests refused', labels, ...(failure && { facts: { failure } }) });
}
