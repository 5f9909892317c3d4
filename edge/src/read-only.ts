import type { FastifyReply, FastifyRequest } from 'fastify';

export const isRead = ({ method }: Pick<FastifyRequest, 'method'>) =>
  method === 'GET' || method === 'HEAD';

export function refuseMethod({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = `This address does not take ${method}.`;
  return reply
    .code(405)
    .headers({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' })
    .send({ status: false, error, code: 'method_not_allowed' });
}
