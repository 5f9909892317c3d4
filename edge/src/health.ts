import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** /healthz answers while the process lives; /readyz answers 200 only when orders can be served. */
export function health(
  app: FastifyInstance,
  ready: (log: FastifyBaseLogger) => Promise<boolean>,
): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const serving = await ready(app.log);
    return reply.code(serving ? 200 : 503).send({ status: serving ? 'ready' : 'not ready' });
  });
}
