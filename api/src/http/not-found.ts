import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, notFound } from './http-error.ts';

/** Responds with 404, or with 405 and the allowed methods if the path exists. */
export function notFoundHandler(
  { method, url, server }: FastifyRequest,
  reply: FastifyReply,
): void {
  const allowedMethods = methods.filter(
    (candidate) => server.findRoute({ method: candidate, url }) !== null,
  );
  if (allowedMethods.length === 0) throw notFound();
  reply.header('allow', allowedMethods.join(', '));
  throw new HttpError(405, 'method_not_allowed', `This address does not take ${method}.`);
}

/** OPTIONS is missing, because CORS responds to it for every path. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
