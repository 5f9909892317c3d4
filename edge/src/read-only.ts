import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the request only reads, as all that is served here is for. */
export const isRead = ({ method }: Pick<FastifyRequest, 'method'>) =>
  method === 'GET' || method === 'HEAD';

/** Answers 405 to any other method at an address that is known. */
export function refuseMethod({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = `This address does not take ${method}.`;
  return reply
    .code(405)
    .headers({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' })
    .send({ status: false, error, code: 'method_not_allowed' });
}
