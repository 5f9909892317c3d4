import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, notFound } from './http-error.ts';

/** Nothing is at this address (404), or nothing that takes the method: a 405 with those it takes. */
export function notFoundHandler(
  { method, url, server }: FastifyRequest,
  reply: FastifyReply,
): void {
  const allowed = methods.filter((other) => server.findRoute({ method: other, url }) !== null);
  if (allowed.length === 0) throw notFound();
  reply.header('allow', allowed.join(', '));
  throw new HttpError(405, 'method_not_allowed', `This address does not take ${method}.`);
}

/** Not OPTIONS, which CORS answers for whatever address. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
