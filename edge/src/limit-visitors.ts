import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BusyError } from 'server/overload/busy-error';
import { isUrgentCall } from 'server/overload/classify-call';
import { limitConnections } from 'server/overload/limit-connections';
import type { Settings } from './settings/settings.ts';

/** Refuses requests on connections above the limit, except urgent requests such as orders. */
export function limitVisitors(app: FastifyInstance, { overload }: Pick<Settings, 'overload'>) {
  limitConnections(app, overload.maxConnections, isUrgent, () => new BusyError());
}

/**
 * Returns whether the server handles the request even if its connection is above the limit of
 * connections.
 */
function isUrgent({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  if (/^\/(?:healthz|readyz)(?:\?|$)/.test(url)) return true;
  if (!url.startsWith('/api/')) return false;
  return isUrgentCall(method, url);
}
