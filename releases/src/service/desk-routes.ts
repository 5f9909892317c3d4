import type { FastifyInstance } from 'fastify';
import { object, safeParse, string } from 'valibot';
import { Refusal, sendRefusal } from '../api/refusal.ts';
import { createTaskQueue } from '../api/task-queue.ts';
import { describePackages } from '../changes/package-overview.ts';
import { findDifferences } from '../changes/release-differences.ts';
import { readStatus } from '../changes/status.ts';
import { RegistryError } from '../errors.ts';
import type { Releases } from '../releases.ts';

const MAX_COMPARISONS = 4;

const comparisonSchema = object({ name: string(), from: string(), to: string() });

/** Serves `edge`, which checks the permission of staff and does not forward these paths. */
export function registerDeskRoutes(app: FastifyInstance, releases: Releases): void {
  const runInQueue = createTaskQueue(MAX_COMPARISONS, MAX_COMPARISONS);

  app.get('/desk/packages', async () => describePackages(await readStatus(releases)));

  app.post('/desk/differences', async (request, reply) => {
    const { success, output } = safeParse(comparisonSchema, request.body);
    if (!success) return reply.code(400).send({ status: false, error: 'Name two versions.' });
    const { name, from, to } = output;
    try {
      return await runInQueue('comparison', () => findDifferences(releases, name, [from, to]));
    } catch (cause) {
      if (cause instanceof RegistryError)
        return sendRefusal(reply, new Refusal(404, 'gone', cause.message));
      if (cause instanceof Refusal) return sendRefusal(reply, cause);
      throw cause;
    }
  });
}
