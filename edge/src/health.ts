import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/**
 * Serves `/healthz`, which is always 200, and `/readyz`, which is 200 only if the shop takes
 * orders.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  checkReady: (log: FastifyBaseLogger) => Promise<boolean>,
): void {
  let pendingCheck: Promise<boolean> | null = null;
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    pendingCheck ??= checkReady(app.log).finally(() => (pendingCheck = null));
    const isReady = await pendingCheck;
    if (!isReady) void reply.header('Retry-After', RETRY_SECONDS);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}

const RETRY_SECONDS = 5;
