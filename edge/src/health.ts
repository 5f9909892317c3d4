import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Parts without which the shop takes no orders. */
export type Part = 'releases' | 'backend';

/**
 * Serves `/healthz`, which is always 200, and `/readyz`, which is 200 only if the shop takes
 * orders. Otherwise `/readyz` names the failing part, and nothing else, because it is public.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  findFailingPart: (log: FastifyBaseLogger) => Promise<Part | null>,
): void {
  let pendingCheck: Promise<Part | null> | null = null;
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    pendingCheck ??= findFailingPart(app.log).finally(() => (pendingCheck = null));
    const failingPart = await pendingCheck;
    if (failingPart === null) return { status: 'ready' };
    return reply
      .code(503)
      .header('Retry-After', RETRY_SECONDS)
      .send({ status: 'not ready', parts: [failingPart] });
  });
}

const RETRY_SECONDS = 5;
