import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

interface ReleaseReportsOptions {
  settings: Settings;
  store: ReleaseStore;
  follower: Pick<Follower, 'readLive' | 'readSplit'>;
  returns: Pick<AutomaticReturn, 'failedInBrowsers'>;
}

/**
 * Receives browsers' reports of failing releases at POST /release-reports. It logs and stores each
 * report for `npm run status`. It rolls a release back if enough networks report it to this
 * process.
 */
export function releaseReports(app: FastifyInstance, options: ReleaseReportsOptions) {
  const reports = new ReleaseReports(options, app.log);
  app.addHook('onClose', () => reports.close());
  // The response is always empty, so that senders get no information about the limits.
  const sendEmpty = (reply: FastifyReply) =>
    reply.code(204).header('Cache-Control', 'no-store').send();
  app.route({
    method: 'POST',
    url: '/release-reports',
    bodyLimit: BODY_LIMIT,
    onRequest: async (request, reply) => {
      if (!reports.mayReport(request.ip)) await sendEmpty(reply);
    },
    errorHandler: (_error, _request, reply) => void sendEmpty(reply),
    handler: async (request, reply) => {
      await reports.handle(request);
      return sendEmpty(reply);
    },
  });
  app.addHook('onRoute', (route) => {
    if (route.url !== `${RELEASES_PATH}/:name/:version/*`) return;
    route.onResponse = (request: FastifyRequest, reply: FastifyReply) =>
      reports.countFile(request, reply);
  });
  return reports;
}

/** Counts the loads and the reported failures of each live release, by visitor network. */
class ReleaseReports {
  private readonly options: ReleaseReportsOptions;
  private readonly failing: FailingReleaseReporter;
  private readonly counts = reportedFailures();
  private readonly networkOf = visitorNetworks();
  private readonly isWithinRate = rateLimit();

  constructor(options: ReleaseReportsOptions, log: FastifyBaseLogger) {
    this.options = options;
    this.failing = new FailingReleaseReporter(options.store, log);
  }

  mayReport(ip: string): boolean {
    return this.isWithinRate(this.networkOf(ip));
  }

  /** Handles one report of a browser. Ignores reports of other pages and of other releases. */
  async handle(request: FastifyRequest): Promise<void> {
    const { settings, returns } = this.options;
    const { success, output } = safeParse(report, request.body);
    if (!success || !isOfOwnPage(request, settings)) return;
    const { room, version, kind } = output;
    const release = `${room}/${version}`;
    if (!(await this.liveSets()).some((live) => foldersOf(live).includes(release))) return;
    const part = partOf(release, kind === 'slot' ? kind : 'page');
    const found = this.counts.reported(part, this.networkOf(request.ip));
    this.failing.report({ remote: room, version, kind }, found?.reporting ?? 0);
    if (!found || !isFailing(found)) return;
    const { reporting, networks, reports, loads } = found;
    const why = `${release} failed in browsers ('${kind}'): ${reporting} of ${networks} networks reported it within five minutes, at ${reports} of ${loads} loads`;
    returns.failedInBrowsers({ name: room, release, why });
  }

  /** Counts a page that was sent to a visitor. */
  countPage(request: FastifyRequest, live: Live, { slots }: Pick<Page, 'slots'>): void {
    const network = this.networkOf(request.ip);
    this.counts.loaded(partOf(live.shell.release.extras.folder, 'page'), network);
    for (const { room, expose } of slots) {
      const folder = live.registry.microFrontends[room]?.[0]?.extras.folder;
      const part = expose === './routes' ? 'page' : 'slot';
      if (folder !== undefined) this.counts.loaded(partOf(folder, part), network);
    }
  }

  /** Counts a file of a remote, because in-page navigation loads remotes without a new page. */
  async countFile(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.method !== 'GET' || reply.statusCode !== 200) return;
    const { name, version, '*': file } = request.params as Record<string, string>;
    for (const { rooms } of await this.liveSets()) {
      const room = rooms[name ?? ''];
      if (room?.release.metadata.version !== version) continue;
      const exposed = room?.manifest.exposes.find(({ assets }) =>
        assets.js.sync.includes(file ?? ''),
      );
      if (!exposed) continue;
      const part = exposed.path === './routes' ? 'page' : 'slot';
      this.counts.loadedOnce(partOf(`${name}/${version}`, part), this.networkOf(request.ip));
    }
  }

  close(): Promise<void> {
    return this.failing.close();
  }

  /** Resolves to the live releases, and those of a split. */
  private async liveSets(): Promise<Live[]> {
    const { follower } = this.options;
    const split = follower.readSplit()?.live;
    return [await follower.readLive(), ...(split ? [split] : [])];
  }
}

/** Returns the counter key. Pages of a remote and its slots on other pages count separately. */
const partOf = (release: string, part: 'page' | 'slot') => `${release} ${part}`;

const foldersOf = ({ shell, registry }: Live) => [
  shell.release.extras.folder,
  ...Object.values(registry.microFrontends).flatMap(([live]) => live?.extras.folder ?? []),
];
