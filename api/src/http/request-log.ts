import type { FastifyReply, FastifyRequest } from 'fastify';

/** One line per answer: the route's pattern and never its URL, which may carry personal data. */
export async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const level = request.routeOptions.config.public === true ? 'debug' : 'info';
  request.log[level](
    {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'answered',
  );
}
