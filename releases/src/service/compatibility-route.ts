import type { FastifyInstance } from 'fastify';
import { type InferOutput, boolean, object, record, safeParse, string } from 'valibot';
import { Refusal, sendRefusal } from '../api/refusal.ts';
import { createTaskQueue } from '../api/task-queue.ts';
import { findAllIncompatibilities } from '../compatibility/refuse-incompatible.ts';
import { listServedReleases, readRegistry } from '../registry/registry.ts';
import type { Releases } from '../releases.ts';

const MAX_CHECKS = 8;

const questionSchema = object({
  folders: record(string(), string()),
  keepsSplit: boolean(),
});

export type CompatibilityQuestion = InferOutput<typeof questionSchema>;

/**
 * Registers the compatibility check for `edge`, which has no compiler. `edge` does not forward
 * public requests to this path.
 */
export function registerCompatibilityRoute(app: FastifyInstance, releases: Releases): void {
  const runInQueue = createTaskQueue(MAX_CHECKS, MAX_CHECKS);
  app.post('/compatibility', async (request, reply) => {
    const { success, output } = safeParse(questionSchema, request.body);
    if (!success)
      return sendRefusal(reply, new Refusal(400, 'unreadable', 'Name release folders.'));
    try {
      return {
        sentences: await runInQueue('check', () => findIncompatibilities(releases, output)),
      };
    } catch (cause) {
      if (cause instanceof Refusal) return sendRefusal(reply, cause);
      throw cause;
    }
  });
}

async function findIncompatibilities(
  releases: Releases,
  { folders, keepsSplit }: CompatibilityQuestion,
): Promise<string[]> {
  const { registry } = await readRegistry(releases.store);
  const servedReleases = listServedReleases(registry);
  const live = Object.entries(folders).map(([name, folder]) => {
    const release = servedReleases.find(({ extras }) => extras.folder === folder);
    if (!release) throw new Refusal(409, 'gone', `There is no release ${folder} any more.`);
    return [name, release] as const;
  });
  const split = keepsSplit ? registry.split : null;
  return findAllIncompatibilities(releases, { ...registry, split }, Object.fromEntries(live));
}
