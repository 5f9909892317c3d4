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

const TIMEOUT_MS = 800;

export async function isBackendReady(apiUrl: string): Promise<boolean> {
  const fetchPath = (path: string) =>
    fetch(`${apiUrl}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  try {
    const [isApiServing, readyzStatus] = await Promise.all([
      fetchPath('/users/getservices').then(isServing),
      fetchPath('/readyz').then(readStatus),
    ]);
    return isApiServing && readyzStatus !== 503;
  } catch {
    return false;
  }
}

/**
 * Returns true for a busy backend too. If a busy backend made this machine unready, the load
 * balancer would send its visitors to the other machines and overload them.
 */
async function isServing(response: Response): Promise<boolean> {
  if (response.status !== 503) return (await readStatus(response)) === 200;
  return (await response.text()).includes('"code":"busy"');
}

async function readStatus({ status, body }: Response): Promise<number> {
  await body?.cancel();
  return status;
}
