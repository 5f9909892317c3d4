import type { onRequestHookHandler } from 'fastify';
import { badRequest } from './http-error.ts';

/**
 * Refuses a request that names two hosts, as RFC 9112 §3.2 asks: Node keeps the first, and whatever
 * stands in front may have kept the other.
 */
export const refuseTwoHosts: onRequestHookHandler = ({ raw }, _reply, done) => {
  const { rawHeaders } = raw;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  done(hosts > 1 ? badRequest('The request names more than one host.', 'unreadable') : undefined);
};
