import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maxLength, picklist, pipe, regex, safeParse, strictObject, string, union } from 'valibot';
import { isSentByShopPage } from '../pages/own-origin.ts';
import type { Page } from '../pages/render-page.ts';
import type { RegistryFollower } from 'releases/follow-registry';
import type { LiveReleases } from 'releases/live-releases';
import { RELEASES_PATH } from 'releases/release';
import type { ObjectStore } from 'server/store/object-store';
import type { Settings } from '../settings/settings.ts';
import type { ReleaseFailure } from '../rendering/failure-reports.ts';
import type { FigureCounter } from '../figures/figure-counter.ts';
import { recordVitals } from '../web-vitals/vitals-metrics.ts';
import { type VitalsReport, isLivePage, parseVitalsReport } from '../web-vitals/vitals-report.ts';
import type { AutomaticRollback } from './automatic-rollback.ts';
import { countReleaseFailure, countReleaseLoad } from './release-metrics.ts';
import { createRateLimit, createNetworkHasher } from 'releases/report-limits';
import { FailingReleaseReporter } from 'releases/failing-release-reporter';
import { ReleaseLoadRecorder } from 'releases/release-load-recorder';
import { createReportCounter, isFailing } from 'releases/report-counter';

const releaseFields = {
  room: pipe(string(), maxLength(60)),
  version: pipe(string(), maxLength(100)),
};

const reportSchema = strictObject({
  ...releaseFields,
  kind: picklist(['load', 'chunk', 'late', 'render', 'slot']),
});

/**
 * Schema of the report that contains the error. Browsers send the error in a second report, because
 * earlier versions of `edge` refuse unknown fields.
 */
const errorSchema = strictObject({
  ...releaseFields,
  error: pipe(string(), regex(/^[A-Za-z]{1,40}( at [\w./-]{1,120}:\d{1,7}:\d{1,7})?$/)),
});

const BODY_LIMIT_BYTES = 512;

/** Largest number of reports that the server reads from one network in five minutes. */
const MAX_REPORTS_PER_NETWORK = 1000;

/**
 * Largest number of vitals reports of one network about one release that count in the figures in
 * five minutes. It is limited, because a sender may invent reports.
 */
const MAX_VITALS_PER_NETWORK = 10;

interface ReleaseReportsOptions {
  settings: Settings;
  store: ObjectStore;
  follower: Pick<RegistryFollower, 'readLive' | 'readSplit'>;
  automaticRollback: Pick<AutomaticRollback, 'reportBrowserFailures'>;
  figures: Pick<
    FigureCounter,
    'countLoad' | 'countFailure' | 'countAssignedFailure' | 'countVitals'
  >;
}

export function registerReleaseReports(app: FastifyInstance, options: ReleaseReportsOptions) {
  const reports = new ReleaseReports(options, app.log);
  app.addHook('onClose', () => reports.close());
  // Sends the same empty response to every report, so that senders cannot find out the rate limits.
  const sendEmpty = (reply: FastifyReply) =>
    reply.code(204).header('Cache-Control', 'no-store').send();
  app.route({
    method: 'POST',
    url: '/release-reports',
    bodyLimit: BODY_LIMIT_BYTES,
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

class ReleaseReports {
  private readonly options: ReleaseReportsOptions;
  private readonly failingReporter: FailingReleaseReporter;
  private readonly loadRecorder: ReleaseLoadRecorder;
  private readonly reportCounter = createReportCounter();
  private readonly hashNetwork = createNetworkHasher();
  private readonly isWithinRate = createRateLimit(MAX_REPORTS_PER_NETWORK);
  private readonly mayCountVitals = createRateLimit(MAX_VITALS_PER_NETWORK);

  constructor(options: ReleaseReportsOptions, log: FastifyBaseLogger) {
    this.options = options;
    this.failingReporter = new FailingReleaseReporter(options.store, log);
    this.loadRecorder = new ReleaseLoadRecorder(options.store, log);
  }

  mayReport(ip: string): boolean {
    return this.isWithinRate(this.hashNetwork(ip));
  }

  /**
   * Counts a report. Ignores a report that no page of the shop sent, and a report about a release
   * that is not live.
   */
  async handle(request: FastifyRequest): Promise<void> {
    const { settings, automaticRollback } = this.options;
    if (!isSentByShopPage(request, settings)) return;
    const vitals = parseVitalsReport(request.body);
    const isAssigned = isAssignedBySplit(request);
    const network = this.hashNetwork(request.ip);
    if (vitals !== null) return this.handleVitals(vitals, isAssigned, network);
    const { success, output } = safeParse(union([reportSchema, errorSchema]), request.body);
    if (!success) return;
    const { room: remote, version } = output;
    const release = `${remote}/${version}`;
    if (!(await this.readLiveSets()).some((live) => listFolders(live).includes(release))) return;
    if ('error' in output) return this.failingReporter.reportError(release, output.error);
    const { kind } = output;
    countReleaseFailure(release, kind, 'browser');
    const partKey = createPartKey(release, kind === 'slot' ? kind : 'page');
    const totals = this.reportCounter.countReport(partKey, network);
    this.failingReporter.report({ remote, version, kind }, totals?.reportingNetworks ?? 0);
    // Ignores failures beyond the loads of the network, because anybody could invent such failures.
    if (totals?.isWithinLoads) this.countFailure(release, isAssigned, network);
    if (!totals || !isFailing(totals)) return;
    const { reportingNetworks, networks, reports, loads } = totals;
    const reason = `${release} failed in browsers ('${kind}'): ${reportingNetworks} of ${networks} networks reported it within five minutes, at ${reports} of ${loads} loads`;
    automaticRollback.reportBrowserFailures({ name: remote, release, why: reason });
  }

  private countFailure(release: string, isAssigned: boolean, network: string): void {
    const { figures, follower } = this.options;
    const splitId = follower.readSplit()?.id;
    if (isAssigned && splitId !== undefined)
      figures.countAssignedFailure(release, { network, splitId });
    else figures.countFailure(release, false);
  }

  private async handleVitals(
    vitals: VitalsReport,
    isAssigned: boolean,
    network: string,
  ): Promise<void> {
    if (!(await this.readLiveSets()).some((live) => isLivePage(live, vitals))) return;
    const { room: remote, version } = vitals;
    recordVitals(vitals);
    if (!this.mayCountVitals(`${remote}/${version} ${network}`)) return;
    this.options.figures.countVitals(`${remote}/${version}`, isAssigned, vitals);
  }

  reportServerFailure({ release, kind, failure }: ReleaseFailure): void {
    this.options.figures.countFailure(release, false);
    this.failingReporter.reportServerFailure(release, kind, locateFailure(release, failure));
  }

  countPage(
    request: FastifyRequest,
    live: LiveReleases,
    { slots }: Pick<Page, 'slots'>,
    isAssigned: boolean,
  ): void {
    const loadedFolders = new Set([live.shell.release.extras.folder]);
    const network = this.hashNetwork(request.ip);
    this.countLoad(createPartKey(live.shell.release.extras.folder, 'page'), network);
    for (const { room: remote, expose } of slots) {
      const folder = live.registry.microFrontends[remote]?.[0]?.extras.folder;
      const part = expose === './routes' ? 'page' : 'slot';
      if (folder === undefined) continue;
      this.countLoad(createPartKey(folder, part), network);
      loadedFolders.add(folder);
    }
    for (const folder of loadedFolders) {
      this.loadRecorder.count(folder);
      this.options.figures.countLoad(folder, isAssigned);
    }
  }

  /**
   * Counts a request for a remote's file as a load, because a navigation loads remotes without
   * requesting a page.
   */
  async countFile(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.method !== 'GET' || reply.statusCode !== 200) return;
    const { name, version, '*': file } = request.params as Record<string, string>;
    for (const { remotes } of await this.readLiveSets()) {
      const remote = remotes[name ?? ''];
      if (remote?.release.metadata.version !== version) continue;
      const exposedModule = remote?.manifest.exposes.find(({ assets }) =>
        assets.js.sync.includes(file ?? ''),
      );
      if (!exposedModule) continue;
      const part = exposedModule.path === './routes' ? 'page' : 'slot';
      const key = createPartKey(`${name}/${version}`, part);
      this.reportCounter.countFirstLoad(key, this.hashNetwork(request.ip));
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.failingReporter.close(), this.loadRecorder.close()]);
  }

  private countLoad(key: string, network: string): void {
    this.reportCounter.countLoad(key, network);
    countReleaseLoad(key);
  }

  private async readLiveSets(): Promise<LiveReleases[]> {
    const { follower } = this.options;
    const split = follower.readSplit()?.live;
    return [await follower.readLive(), ...(split ? [split] : [])];
  }
}

/**
 * Returns whether a split assigned the release to the visitor. Pages send this as `?split`, because
 * earlier versions of the server ignore a query but refuse unknown fields.
 */
const isAssignedBySplit = ({ query }: FastifyRequest): boolean =>
  Object.hasOwn(query as object, 'split');

/** Key of the counts for a remote's own pages, or for its modules on other pages. */
const createPartKey = (release: string, part: 'page' | 'slot') => `${release} ${part}`;

const listFolders = ({ shell, registry }: LiveReleases) => [
  shell.release.extras.folder,
  ...Object.values(registry.microFrontends).flatMap(([live]) => live?.extras.folder ?? []),
];

/** Returns the error's name and its first location in a file of the release. */
function locateFailure(release: string, failure: object): string {
  const { type, at } = failure as { type?: unknown; at?: unknown };
  const frames = (Array.isArray(at) ? at : []).map(String);
  const folderStart = `${release}/`;
  const frame = frames.find((text) => text.includes(folderStart)) ?? '';
  const location = frame.slice(frame.indexOf(folderStart) + folderStart.length).replace(/\)$/, '');
  return `${typeof type === 'string' ? type : 'Error'}${frame === '' ? '' : ` at ${location}`}`;
}
