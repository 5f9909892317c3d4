import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/**
 * Serves `/healthz`, which is always 200, and `/readyz`, which is 200 only if the shop takes
 * orders. Concurrent requests share one check.
 */
export function health(
  app: FastifyInstance,
  ready: (log: FastifyBaseLogger) => Promise<boolean>,
): void {
  let asking: Promise<boolean> | null = null;
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    asking ??= ready(app.log).finally(() => (asking = null));
    const serving = await asking;
    if (!serving) void reply.header('Retry-After', RETRY_SECONDS);
    return reply.code(serving ? 200 : 503).send({ status: serving ? 'ready' : 'not ready' });
  });
}

/** Value of the Retry-After header, in seconds. */
const RETRY_SECONDS = 5;
