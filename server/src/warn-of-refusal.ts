import type { FastifyRequest } from 'fastify';
import { createThrottledWarning } from './throttled-warning.ts';

const warningsByLog = new WeakMap<object, ReturnType<typeof createThrottledWarning>>();

/** A kind contains no personal data. Repeats are counted once a minute. */
export function warnOfRefusal(
  { method, routeOptions, server }: FastifyRequest,
  status: number,
  code?: string,
  failure?: object,
): void {
  const warn = warningsByLog.get(server.log) ?? createThrottledWarning(server.log);
  warningsByLog.set(server.log, warn);
  const labels = { method, route: routeOptions.url ?? 'none', status, ...(code && { code }) };
  warn({ message: 'requests refused', labels, ...(failure && { facts: { failure } }) });
}
