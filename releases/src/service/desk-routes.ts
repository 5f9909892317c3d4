import type { FastifyInstance } from 'fastify';
import { createVersionComparer } from '../api/compare-versions.ts';
import { Refusal, sendRefusal } from '../api/refusal.ts';
import { describePackages } from '../changes/package-overview.ts';
import { readStatus } from '../changes/status.ts';
import { releaseDaysDocument } from '../figures/release-days.ts';
import type { Releases } from '../releases.ts';
import { readDocument } from '../store/compare-and-swap-document.ts';

/**
 * Registers routes that only `edge` calls. `edge` checks the permission of staff, and does not
 * forward public requests to these paths.
 */
export function registerDeskRoutes(app: FastifyInstance, releases: Releases): void {
  const compareVersions = createVersionComparer(releases);

  app.get('/desk/packages', async () => describePackages(await readStatus(releases)));

  app.get<{ Params: { name: string } }>('/desk/figures/:name', async ({ params }) => {
    const { content } = await readDocument(releases.store, releaseDaysDocument);
    const { at = null, days = [] } = content.figures ?? {};
    return { at, days: days.filter(({ name }) => name === params.name).toReversed() };
  });

  app.post('/desk/differences', async (request, reply) => {
    try {
      return await compareVersions(request.body);
    } catch (cause) {
      if (cause instanceof Refusal) return sendRefusal(reply, cause);
      throw cause;
    }
  });
}
