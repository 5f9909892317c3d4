import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/**
 * /healthz answers while the process lives; /readyz answers 200 only when orders can be served. Who asks
 * while `ready` is being found out waits for the same answer, so that questions never pile up.
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

/** Seconds after which asking again makes sense. */
const RETRY_SECONDS = 5;
