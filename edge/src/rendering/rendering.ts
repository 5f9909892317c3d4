import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import { nowAndThen } from 'server/now-and-then';
import type { Settings } from '../settings/settings.ts';
import { type ReleaseFailure, failureReports, nameOf } from './failure-reports.ts';
import type { RenderOrder, Rendered } from './messages.ts';
import { publicReads } from './public-reads.ts';
import { type RenderPermit, ReleaseHealth } from './release-health.ts';
import { WorkerEnded } from 'releases/sandbox/released-code-worker';
import { sharedReads } from './shared-reads.ts';
import type { Build, LiveBuilds } from 'releases/sandbox/messages';
import type { AllBuilds } from './pooled-worker.ts';
import { WorkerPool } from './worker-pool.ts';

interface RenderRequest {
  /** Path and query. */
  url: string;
  boot: object;
  builds: LiveBuilds;
  /** Name of the remote with the page, or null. */
  page: string | null;
  /** Names of other remotes that the page may embed. */
  slots: string[];
  /** Whether the 'not found' rendering is cached. Such a page is then not rendered. */
  isNotFoundKnown?: boolean;
}

/** Time between the page's time limit and the kill of its worker, in ms. */
const GRACE_MS = 500;
/** Memory outside the heap after which a worker is replaced, in MB. */
const BESIDE_HEAP_MB = 128;

type RenderingSettings = Pick<Settings, 'render' | 'apiInternalUrl'> &
  Partial<Pick<Settings, 'apiSocket'>>;

/**
 * Renders pages in separate processes, so that this process runs no released code. A failure
 * affects only its page and is passed to `onFailure`.
 */
export class Rendering {
  /** Reads a public API of the backend through the read cache of all pages. */
  readonly read: ReturnType<typeof sharedReads>;
  private readonly settings: Settings['render'];
  private readonly log: FastifyBaseLogger;
  private readonly health: ReleaseHealth;
  private readonly reports: ReturnType<typeof failureReports>;
  private readonly pool: WorkerPool;
  private isStarting = false;
  /** Number of pages that are rendered or wait for a worker. */
  private pending = 0;

  constructor(
    { render, ...backend }: RenderingSettings,
    log: FastifyBaseLogger,
    onFailure?: (failure: ReleaseFailure) => void,
  ) {
    this.settings = render;
    this.log = log;
    this.health = new ReleaseHealth(render.workers);
    const warn = nowAndThen(log);
    this.reports = failureReports(this.health, warn, onFailure);
    this.read = sharedReads(
      publicReads(backend, render.timeoutMs, (cause) =>
        warn({
          message: 'a read from the backend failed during a rendering',
          about: { why: String(cause) },
          facts: { failure: loggable(cause) },
        }),
      ),
    );
    this.pool = this.createPool();
  }

  /** Starts the workers. It omits remotes that cannot be imported. */
  async start(...all: AllBuilds): Promise<void> {
    this.isStarting = true;
    this.pool.use(...all);
    await this.fillWithoutFailing(all[0]);
    this.isStarting = false;
  }

  /**
   * Renders a page. Rejects if the browser must render it. `isWhole` is false if a remote or data
   * is missing.
   */
  async render(request: RenderRequest): Promise<Rendered & { isWhole: boolean }> {
    this.pool.use(request.builds);
    if (this.pending >= this.settings.queue + this.settings.workers) {
      throw new Error('Too many pages wait to be rendered.');
    }
    if (this.health.isOut(request.builds.shell.id)) {
      throw new Error('The shell fails on the server.');
    }
    this.pending += 1;
    try {
      const remotes = remotesOf(request);
      const permits = await this.permitsFor(remotes, request.page);
      const page = await this.renderWith(permits, request);
      const isComplete = permits.size === remotes.length && page.failures.length === 0;
      return { ...page, isWhole: isComplete && !page.isUnread };
    } finally {
      this.pending -= 1;
    }
  }

  /** Starts workers for releases that go live next. */
  prepare(...all: AllBuilds): Promise<void> {
    return this.pool.prepare(...all);
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private createPool(): WorkerPool {
    const { health, reports, read, log, settings } = this;
    return new WorkerPool({
      ...settings,
      waitMs: settings.timeoutMs,
      loadedFirst: (rooms) =>
        rooms.filter(
          ({ id }) => !health.hasFailed(id) && (this.isStarting || health.isImported(id)),
        ),
      onLoaded: ({ id }) => health.imported(id),
      parentOf: (retire) => ({
        read,
        entering: () => undefined,
        failed(failure) {
          if (failure.kind !== 'import') retire();
          reports.blame(failure);
        },
        said: (release, text) => log.info({ room: nameOf(release), text }, 'a room said'),
      }),
      onLost: ({ shell }, cause) => reports.blame(failureOf(cause, shell.id)),
    });
  }

  /**
   * Retries the start, because a failed import ends its worker. The next worker omits the remote.
   */
  private async fillWithoutFailing({ shell, rooms }: LiveBuilds): Promise<void> {
    for (let attempt = 0; attempt <= rooms.length; attempt += 1) {
      if ((await this.pool.fill()) || this.health.hasFailed(shell.id)) return;
    }
  }

  /** Resolves to the permits of those remotes that may render now. */
  private async permitsFor(remotes: Build[], page: string | null): Promise<Permits> {
    const permits: Permits = new Map();
    for (const build of remotes) {
      const waitMs = build.name === page ? this.settings.timeoutMs : 0;
      // A release that failed last is tried again only if another worker stays available.
      if (this.health.hasFailed(build.id) && !(await this.pool.canLoseOne(waitMs))) continue;
      const permit = await this.health.enterWithin(build.id, waitMs);
      if (permit) permits.set(build, permit);
    }
    return permits;
  }

  private async renderWith(permits: Permits, request: RenderRequest): Promise<Rendered> {
    try {
      const page = await this.renderInWorker(permits, request);
      if ('broken' in page) {
        this.reports.tell([page.broken], request.url);
        throw new Error('The page could not be rendered.');
      }
      this.reports.tell(page.failures, request.url);
      reportEnd(permits, page);
      return page;
    } catch (cause) {
      if (cause instanceof WorkerEnded) {
        this.reports.blame(failureOf(cause, request.builds.shell.id));
      }
      throw cause;
    } finally {
      for (const permit of permits.values()) permit.ended(null);
    }
  }

  private async renderInWorker(permits: Permits, request: RenderRequest) {
    const { timeoutMs, memoryMb } = this.settings;
    const { url, boot, isNotFoundKnown } = request;
    const { shell } = request.builds;
    const rooms = [...permits.keys()];
    const order: RenderOrder = { url, boot, shell, rooms, isNotFoundKnown, timeoutMs };
    return this.pool.withWorker(async (worker) => {
      for (const permit of permits.values()) permit.began();
      this.reports.runs([shell.id, ...rooms.map(({ id }) => id)], url);
      const page = await worker.within(timeoutMs + GRACE_MS, (functions) =>
        functions.render(order),
      );
      if ('broken' in page) return page;
      if (page.memoryMb > memoryMb + BESIDE_HEAP_MB) worker.retire();
      return page;
    });
  }
}

/** The remotes that may render a page, with their permits. */
type Permits = Map<Build, RenderPermit>;

/** Returns the remotes that the page may embed, its own first. */
function remotesOf({ builds, page, slots }: RenderRequest): Build[] {
  const own = builds.rooms.filter(({ name }) => name === page);
  return [...own, ...builds.rooms.filter(({ name }) => name !== page && slots.includes(name))];
}

/** Reports to the health of each release whether the page suspended or rendered it. */
function reportEnd(permits: Permits, { failures, entered }: Rendered): void {
  const suspended = failures.filter(({ kind }) => kind === 'suspended');
  for (const [{ id }, permit] of permits) {
    if (suspended.some(({ release }) => release === id)) permit.ended(false);
    else if (entered.includes(id)) permit.ended(true);
  }
}

/** Describes a failure for a worker that ended without a report. */
const failureOf = (cause: unknown, shell: string) =>
  cause instanceof WorkerEnded
    ? { release: cause.behind ?? shell, kind: cause.kind, failure: { message: cause.message } }
    : { release: shell, kind: 'import' as const, failure: loggable(cause) };
