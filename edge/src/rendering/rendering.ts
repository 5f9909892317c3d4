import type { FastifyBaseLogger } from 'fastify';
import { toLoggable } from 'server/loggable';
import { createThrottledWarning } from 'server/throttled-warning';
import { traceWork } from 'server/tracing';
import type { Settings } from '../settings/settings.ts';
import { type ReleaseFailure, createFailureReports, getPackageName } from './failure-reports.ts';
import type { RenderedPage } from './messages.ts';
import { observeRenderTime } from './rendering-metrics.ts';
import { createPublicReader } from './public-reads.ts';
import { ReleaseHealth } from './release-health.ts';
import { renderOneVersion } from './render-one-version.ts';
import { type Permits, RenderPermits, reportToHealth } from './render-permits.ts';
import { WorkerEndedError } from 'releases/sandbox/released-code-worker';
import { PageReads } from './page-reads.ts';
import { type SharedReader, createSharedReader } from './shared-reads.ts';
import type { LiveBuilds, ServerBuild } from 'releases/sandbox/messages';
import type { AllBuilds } from './pooled-worker.ts';
import { WorkerPool } from './worker-pool.ts';

interface RenderRequest {
  url: string;
  /** Boot data of the page. */
  boot: object;
  builds: LiveBuilds;
  /** Name of the remote that has the page, or null. */
  page: string | null;
  /** Names of the other remotes that the page embeds. */
  slots: string[];
  /** Whether a former rendering showed that the page does not exist. */
  isNotFoundKnown?: boolean;
}

/** `release` is the folder of the page's remote, such as `basket/1.4.0`. */
type RenderedHandler = (release: string, ms: number) => void;

/** Additional wait for a worker that has reached its own time limit, in ms. */
const GRACE_MS = 500;
/** Memory beyond the heap limit at which a worker is replaced, in MB. */
const MAX_NON_HEAP_MB = 128;

type RenderingSettings = Pick<Settings, 'render' | 'apiInternalUrl'> &
  Partial<Pick<Settings, 'apiSocket'>>;

/** Renders pages in worker processes, so that this process runs no released code. */
export class Rendering {
  /** Reads public data of the backend. Concurrent renderings share a read. */
  readonly read: SharedReader['read'];
  private readonly settings: Settings['render'];
  private readonly log: FastifyBaseLogger;
  private readonly health: ReleaseHealth;
  private readonly reports: ReturnType<typeof createFailureReports>;
  private readonly pool: WorkerPool;
  private readonly permits: RenderPermits;
  private readonly pageReads: PageReads;
  private readonly onRendered: RenderedHandler;
  private isStarting = false;
  private pendingPages = 0;

  constructor(
    { render, ...backend }: RenderingSettings,
    log: FastifyBaseLogger,
    onFailure?: (failure: ReleaseFailure) => void,
    onRendered: RenderedHandler = () => undefined,
  ) {
    this.onRendered = onRendered;
    this.settings = render;
    this.log = log;
    this.health = new ReleaseHealth(render.workers);
    const warnThrottled = createThrottledWarning(log);
    this.reports = createFailureReports(this.health, warnThrottled, onFailure);
    const sharedReader = createSharedReader(
      createPublicReader(backend, render.timeoutMs, (cause) =>
        warnThrottled({
          message: 'a read from the backend failed during a rendering',
          labels: { why: String(cause) },
          facts: { failure: toLoggable(cause) },
        }),
      ),
    );
    this.read = sharedReader.read;
    this.pageReads = new PageReads(sharedReader);
    this.pool = this.createPool();
    this.permits = new RenderPermits(this.health, this.pool, render.timeoutMs);
  }

  async start(...allBuilds: AllBuilds): Promise<void> {
    this.isStarting = true;
    this.pool.setBuilds(...allBuilds);
    await this.fillPool(allBuilds[0]);
    this.isStarting = false;
  }

  /**
   * Rejects if the browser must render the page. `isComplete` is false if a remote or data is
   * missing.
   */
  async render(request: RenderRequest): Promise<RenderedPage & { isComplete: boolean }> {
    this.pool.setBuilds(request.builds);
    if (this.pendingPages >= this.settings.maxWaitingPages + this.settings.workers) {
      throw new Error('Too many pages wait to be rendered.');
    }
    if (this.health.isSuspended(request.builds.shell.id)) {
      throw new Error('The shell fails on the server.');
    }
    this.pendingPages += 1;
    this.pageReads.start(request.url);
    try {
      return await traceWork('render', { 'shop.remote': request.page ?? 'none' }, () =>
        renderOneVersion(() => this.renderOnce(request)),
      );
    } finally {
      this.pendingPages -= 1;
    }
  }

  readUsage() {
    return { ...this.pool.countWorkers(), pendingPages: this.pendingPages };
  }

  prepare(...allBuilds: AllBuilds): Promise<void> {
    return this.pool.prepare(...allBuilds);
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async renderOnce(request: RenderRequest) {
    const remotes = listRemotes(request);
    const permits = await this.permits.collect(remotes, request.page);
    const page = await this.renderWith(permits, request);
    const hasAllRemotes = permits.size === remotes.length && page.failures.length === 0;
    const hasAllReads = !page.hasMissingRead && !page.hasMixedVersions;
    return { ...page, isComplete: hasAllRemotes && hasAllReads };
  }

  private createPool(): WorkerPool {
    const { health, reports, read, log, settings } = this;
    return new WorkerPool({
      ...settings,
      waitMs: settings.timeoutMs,
      selectPreloaded: (remotes) =>
        remotes.filter(
          ({ id }) => !health.hasFailed(id) && (this.isStarting || health.isImported(id)),
        ),
      onLoaded: ({ id }) => health.markImported(id),
      createParent: (retire) => ({
        read,
        reportEntry: () => undefined,
        reportFailure(failure) {
          if (failure.kind !== 'import') retire();
          reports.reportWorkerFailure(failure);
        },
        logOutput: (release, text) =>
          log.info({ remote: getPackageName(release), text }, 'a remote said'),
      }),
      onStartFailed: ({ shell }, cause) =>
        reports.reportWorkerFailure(describeWorkerFailure(cause, shell.id)),
    });
  }

  /**
   * Starts all workers. A failed import ends the worker, so the next attempt omits the remote that
   * failed.
   */
  private async fillPool({ shell, remotes }: LiveBuilds): Promise<void> {
    for (let attempt = 0; attempt <= remotes.length; attempt += 1) {
      if ((await this.pool.fill()) || this.health.hasFailed(shell.id)) return;
    }
  }

  private async renderWith(permits: Permits, request: RenderRequest): Promise<RenderedPage> {
    try {
      const page = await this.renderInWorker(permits, request);
      if ('broken' in page) {
        this.reports.reportPageFailures([page.broken], request.url);
        throw new Error('The page could not be rendered.');
      }
      this.reports.reportPageFailures(page.failures, request.url);
      reportToHealth(permits, page);
      return page;
    } catch (cause) {
      if (cause instanceof WorkerEndedError) {
        this.reports.reportWorkerFailure(describeWorkerFailure(cause, request.builds.shell.id));
      }
      throw cause;
    } finally {
      for (const permit of permits.values()) permit.reportEnd(null);
    }
  }

  private recordTime(release: string, ms: number): void {
    observeRenderTime(release, ms / 1000);
    this.onRendered(release, ms);
  }

  private async renderInWorker(permits: Permits, request: RenderRequest) {
    const { timeoutMs, memoryMb } = this.settings;
    const { url, boot, isNotFoundKnown } = request;
    const { shell } = request.builds;
    const remotes = [...permits.keys()];
    const task = { url, boot, shell, remotes, isNotFoundKnown, timeoutMs };
    return this.pool.withWorker(async (worker) => {
      worker.joinTrace();
      for (const permit of permits.values()) permit.reportStart();
      this.reports.recordPage([shell.id, ...remotes.map(({ id }) => id)], url);
      const startedAt = performance.now();
      const page = await worker.runWithLimit(timeoutMs + GRACE_MS, (functions) =>
        functions.render({ ...task, responses: this.pageReads.collect(url) }),
      );
      if ('broken' in page) return page;
      this.pageReads.record(url, page.reads);
      const build = remotes.find(({ name }) => name === request.page);
      if (build) this.recordTime(build.id, performance.now() - startedAt);
      if (page.memoryMb > memoryMb + MAX_NON_HEAP_MB) worker.retire();
      return page;
    });
  }
}

function listRemotes({ builds, page, slots }: RenderRequest): ServerBuild[] {
  const ownRemotes = builds.remotes.filter(({ name }) => name === page);
  return [
    ...ownRemotes,
    ...builds.remotes.filter(({ name }) => name !== page && slots.includes(name)),
  ];
}

const describeWorkerFailure = (cause: unknown, shellId: string) =>
  cause instanceof WorkerEndedError
    ? {
        release: cause.lastRelease ?? shellId,
        kind: cause.kind,
        failure: { message: cause.message },
      }
    : { release: shellId, kind: 'import' as const, failure: toLoggable(cause) };
