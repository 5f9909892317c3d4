import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maxLength, picklist, pipe, safeParse, strictObject, string } from 'valibot';
import { isOfOwnPage } from '../pages/own-origin.ts';
import type { Page } from '../pages/render-page.ts';
import type { Follower } from 'releases/follow-registry';
import type { Live } from 'releases/live-releases';
import { RELEASES_PATH } from 'releases/release';
import type { ReleaseStore } from 'releases/release-store';
import type { Settings } from '../settings/settings.ts';
import type { AutomaticReturn } from './automatic-return.ts';
import { rateLimit } from 'releases/rate-limit';
import { FailingReleaseReporter } from 'releases/report-failing';
import { isFailing, reportedFailures } from 'releases/reported-failures';
import { visitorNetworks } from 'releases/visitor-networks';

/** A browser's report of a failing release; see `shell/src/federation/failure-reports.ts`. */
const report = strictObject({
  room: pipe(string(), maxLength(60)),
  version: pipe(string(), maxLength(100)),
  kind: picklist(['load', 'chunk', 'late', 'render', 'slot']),
});

/** Largest report, in bytes. */
const BODY_LIMIT = 512;

/**
 * Receives browsers' reports of failing releases at POST /release-reports. Logs and stores each report for
 * `npm run status`. Rolls a release back if enough networks report it to this process. The response is always empty.
 */
export function releaseReports(
  app: FastifyInstance,
  settings: Settings,
  store: ReleaseStore,
  follower: Pick<Follower, 'readLive' | 'readSplit'>,
  returns: Pick<AutomaticReturn, 'failedInBrowsers'>,
) {
  const failing = new FailingReleaseReporter(store, app.log);
  app.addHook('onClose', () => failing.close());
  const seen = reportedFailures();
  const networkOf = visitorNetworks();
  const mayReport = rateLimit();

  const shown = async (): Promise<Live[]> => {
    const split = follower.readSplit()?.live;
    return [await follower.readLive(), ...(split ? [split] : [])];
  };

  async function take(request: FastifyRequest): Promise<void> {
    const { success, output } = safeParse(report, request.body);
    if (!success || !isOfOwnPage(request, settings)) return;
    const { room, version, kind } = output;
    const release = `${room}/${version}`;
    if (!(await shown()).some((live) => foldersOf(live).includes(release))) return;
    const part = partOf(release, kind === 'slot' ? kind : 'page');
    const found = seen.reported(part, networkOf(request.ip));
    failing.report({ remote: room, version, kind }, found?.reporting ?? 0);
    if (!found || !isFailing(found)) return;
    const { reporting, networks, reports, loads } = found;
    const why = `${release} failed in browsers ('${kind}'): ${reporting} of ${networks} networks reported it within five minutes, at ${reports} of ${loads} loads`;
    returns.failedInBrowsers({ name: room, release, why });
  }

  // The response is always the same, so that senders learn nothing.
  const thanks = (reply: FastifyReply) =>
    reply.code(204).header('Cache-Control', 'no-store').send();
  app.route({
    method: 'POST',
    url: '/release-reports',
    bodyLimit: BODY_LIMIT,
    onRequest: async (request, reply) => {
      if (!mayReport(networkOf(request.ip))) await thanks(reply);
    },
    errorHandler: (_error, _request, reply) => void thanks(reply),
    handler: async (request, reply) => {
      await take(request);
      return thanks(reply);
    },
  });

  // Counts the files of a remote too, because in-page navigation loads remotes without a new page.
  async function fileSent(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.method !== 'GET' || reply.statusCode !== 200) return;
    const { name, version, '*': file } = request.params as Record<string, string>;
    for (const { rooms } of await shown()) {
      const room = rooms[name ?? ''];
      if (room?.release.metadata.version !== version) continue;
      const shows = room?.manifest.exposes.find(({ assets }) =>
        assets.js.sync.includes(file ?? ''),
      );
      if (!shows) continue;
      const part = shows.path === './routes' ? 'page' : 'slot';
      seen.loadedOnce(partOf(`${name}/${version}`, part), networkOf(request.ip));
    }
  }
  app.addHook('onRoute', (route) => {
    if (route.url === `${RELEASES_PATH}/:name/:version/*`) route.onResponse = fileSent;
  });

  return {
    /** Counts a page that was sent to a visitor. */
    sent(request: FastifyRequest, live: Live, { slots }: Pick<Page, 'slots'>): void {
      const network = networkOf(request.ip);
      seen.loaded(partOf(live.shell.release.extras.folder, 'page'), network);
      for (const { room, expose } of slots) {
        const folder = live.registry.microFrontends[room]?.[0]?.extras.folder;
        const part = expose === './routes' ? 'page' : 'slot';
        if (folder !== undefined) seen.loaded(partOf(folder, part), network);
      }
    },
  };
}

/** Pages of a remote and its slots on other pages are counted separately. */
const partOf = (release: string, part: 'page' | 'slot') => `${release} ${part}`;

const foldersOf = ({ shell, registry }: Live) => [
  shell.release.extras.folder,
  ...Object.values(registry.microFrontends).flatMap(([live]) => live?.extras.folder ?? []),
];
