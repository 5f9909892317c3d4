import type { FastifyReply, FastifyRequest } from 'fastify';

/** Pages and files accept no other method. */
export const isRead = ({ method }: Pick<FastifyRequest, 'method'>) =>
  method === 'GET' || method === 'HEAD';

/** Responds with 405 to any other method at a known URL. */
export function refuseMethod({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = `This address does not take ${method}.`;
  return reply
    .code(405)
    .headers({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' })
    .send({ status: false, error, code: 'method_not_allowed' });
}
