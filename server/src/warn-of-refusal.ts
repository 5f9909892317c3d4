import type { FastifyRequest } from 'fastify';
import { nowAndThen } from './now-and-then.ts';

const warnings = new WeakMap<object, ReturnType<typeof nowAndThen>>();

/**
 * Logs a refused request: the first of a kind at once, the number of repeats once a minute. A kind
 * is a method, route pattern, status and code, so the log has no personal data. `failure` is the
 * logged cause.
 */
export function warnOfRefusal(
  { method, routeOptions, server }: FastifyRequest,
  status: number,
  code?: string,
  failure?: object,
): void {
  const warn = warnings.get(server.log) ?? nowAndThen(server.log);
  warnings.set(server.log, warn);
  const about = { method, route: routeOptions.url ?? 'none', status, ...(code && { code }) };
  warn({ message: 'requests refused', about, ...(failure && { facts: { failure } }) });
}
