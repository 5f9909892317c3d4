import type { FastifyInstance } from 'fastify';
import { ProcessObserver, listProcessAlerts, toProcessJson } from 'server/process-figures';
import { createThrottledWarning } from 'server/throttled-warning';
import { toLoggable } from 'server/loggable';
import type { RegistryFollower } from 'releases/follow-registry';
import { listFailingReleases } from 'releases/failing-releases';
import { isAutomaticAuthor } from 'releases/rollback-candidates';
import type { RegistryDocument } from 'releases/registry';
import type { ObjectStore } from 'server/store/object-store';
import type { Rendering } from '../rendering/rendering.ts';
import { createStaffGuard } from '../preview/staff-calls.ts';
import { listVersions } from '../preview/versions.ts';
import type { Settings } from '../settings/settings.ts';

const WEEK_MS = 7 * 86_400_000;

interface Dependencies {
  follower: Pick<RegistryFollower, 'readRegistry'>;
  store: ObjectStore;
  rendering: Pick<Rendering, 'readUsage'>;
}

/**
 * Serves the state of this server and of the releases to owners. The backend confirms that the user
 * is an owner.
 */
export function registerHealthReport(
  app: FastifyInstance,
  settings: Settings,
  { follower, store, rendering }: Dependencies,
): void {
  const refuseUnlessOwner = createStaffGuard(settings.apiInternalUrl, 'health');
  const processObserver = new ProcessObserver();
  app.addHook('onClose', (_app, done) => {
    processObserver.close();
    done();
  });
  const warn = createThrottledWarning(app.log);
  const readFailing = () =>
    listFailingReleases(store, follower.readRegistry()).catch((cause: unknown) => {
      warn({
        message: 'failing releases cannot be read',
        facts: { failure: toLoggable(cause) },
      });
      return null;
    });

  app.get('/-/health', async (request, reply) => {
    if (await refuseUnlessOwner(request, reply)) return reply;
    const figures = processObserver.read();
    const usage = readRenderUsage(rendering, settings.render);
    const registry = follower.readRegistry();
    const data = {
      node: process.version,
      process: toProcessJson(figures),
      rendering: usage,
      releases: listCurrentReleases(registry),
      failing: await readFailing(),
      rollbacks: listRecentRollbacks(registry),
      alerts: Object.entries({
        ShopRenderWorkersMissing: usage.ready < usage.wanted,
        ...listProcessAlerts(figures),
      }).map(([name, isFiring]) => ({ name, firing: isFiring })),
    };
    return { status: true, data };
  });
}

function readRenderUsage(
  rendering: Pick<Rendering, 'readUsage'>,
  { workers, maxWaitingPages }: Settings['render'],
) {
  const { readyWorkers, busyWorkers, pendingPages } = rendering.readUsage();
  return {
    ready: readyWorkers,
    busy: busyWorkers,
    wanted: workers,
    maxwaiting: maxWaitingPages,
    waiting: Math.max(0, pendingPages - busyWorkers),
  };
}

/** Lists the live releases, and the releases that a share of the visitors gets. */
const listCurrentReleases = (registry: RegistryDocument | null) =>
  listVersions(registry).flatMap(({ name, versions }) =>
    versions.filter(({ state }) => state !== 'kept').map((version) => ({ name, ...version })),
  );

const isRecent = (at: string) => Date.parse(at) > Date.now() - WEEK_MS;

const listRecentRollbacks = (registry: RegistryDocument | null) =>
  (registry?.history ?? [])
    .filter(({ by, at, what }) => isAutomaticAuthor(by) && what !== 'promote' && isRecent(at))
    .map(({ at, why, moves }) => ({
      at,
      reason: why ?? '',
      moves: moves.map(({ name, from, to }) => `${name} ${from ?? 'none'} → ${to}`),
    }))
    .toReversed();
