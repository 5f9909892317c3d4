import type { FastifyBaseLogger } from 'fastify';
import { loggable } from 'server/loggable';
import { nowAndThen } from 'server/now-and-then';
import type { Settings } from '../settings/settings.ts';
import { type ReleaseFailure, failureReports, nameOf } from './failure-reports.ts';
import type { RenderOrder, Rendered } from './messages.ts';
import { publicReads } from './public-reads.ts';
import { type Leave, releaseHealth } from './release-health.ts';
import { WorkerEnded } from 'releases/sandbox/start-worker';
import { sharedReads } from './shared-reads.ts';
import type { Build, LiveBuilds } from 'releases/sandbox/messages';
import type { AllBuilds } from './pooled-worker.ts';
import { workerPool } from './worker-pool.ts';

interface RenderRequest {
  /** Path and query. */
  url: string;
  boot: object;
  builds: LiveBuilds;
  /** Name of the remote with the page, or null. */
  page: string | null;
  /** Names of other remotes that the page may embed. */
  slots: string[];
  /** If true, a 'not found' page is not rendered, because its rendering is cached. */
  isNotFoundKnown?: boolean;
}

/** Time beyond the page's limit before its worker is killed, in ms. */
const GRACE_MS = 500;
/** Memory outside the heap after which a worker is replaced, in MB. */
const BESIDE_HEAP_MB = 128;

export type Rendering = ReturnType<typeof rendering>;

/**
 * Renders pages in separate processes, so that this process runs no released code. A failure
 * affects only its page and is passed to `onFailure`.
 */
export function rendering(
  {
    render,
    ...backend
  }: Pick<Settings, 'render' | 'apiInternalUrl'> & Partial<Pick<Settings, 'apiSocket'>>,
  log: FastifyBaseLogger,
  onFailure?: (failure: ReleaseFailure) => void,
) {
  const { timeoutMs } = render;
  const health = releaseHealth(render.workers);
  const tell = nowAndThen(log);
  const reports = failureReports(health, tell, onFailure);
  let isStarting = false;
  let waiting = 0;
  const read = sharedReads(
    publicReads(backend, timeoutMs, (cause) =>
      tell({
        message: 'a read for a page got no answer',
        about: { why: String(cause) },
        facts: { failure: loggable(cause) },
      }),
    ),
  );
  const pool = workerPool({
    ...render,
    waitMs: timeoutMs,
    loadedFirst: (rooms) =>
      rooms.filter(({ id }) => !health.hasFailed(id) && (isStarting || health.isImported(id))),
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

  /** Returns the remotes that the page may embed, its own first. */
  function roomsOf({ builds, page, slots }: RenderRequest): Build[] {
    const own = builds.rooms.filter(({ name }) => name === page);
    return [...own, ...builds.rooms.filter(({ name }) => name !== page && slots.includes(name))];
  }

  /** Resolves to the permissions for those remotes that may render now. */
  async function leavesFor(rooms: Build[], page: string | null) {
    const leaves = new Map<Build, Leave>();
    for (const build of rooms) {
      const wait = build.name === page ? timeoutMs : 0;
      // A release that failed last is tried again only if another worker stays available.
      if (health.hasFailed(build.id) && !(await pool.canLoseOne(wait))) continue;
      const leave = await health.enterWithin(build.id, wait);
      if (leave) leaves.set(build, leave);
    }
    return leaves;
  }

  async function inWorker(
    { url, boot, builds, isNotFoundKnown }: RenderRequest,
    leaves: Map<Build, Leave>,
  ) {
    const rooms = [...leaves.keys()];
    const order: RenderOrder = {
      url,
      boot,
      shell: builds.shell,
      rooms,
      isNotFoundKnown,
      timeoutMs,
    };
    return pool.withWorker(async (worker) => {
      for (const leave of leaves.values()) leave.began();
      reports.runs([builds.shell.id, ...order.rooms.map(({ id }) => id)], url);
      const page = await worker.within(timeoutMs + GRACE_MS, (functions) =>
        functions.render(order),
      );
      if ('broken' in page) return page;
      if (page.memoryMb > render.memoryMb + BESIDE_HEAP_MB) worker.retire();
      return page;
    });
  }

  async function rendered(request: RenderRequest, leaves: Map<Build, Leave>): Promise<Rendered> {
    try {
      const page = await inWorker(request, leaves);
      if ('broken' in page) {
        reports.tell([page.broken], request.url);
        throw new Error('The page could not be rendered.');
      }
      reports.tell(page.failures, request.url);
      const suspended = page.failures.filter(({ kind }) => kind === 'suspended');
      for (const [{ id }, leave] of leaves) {
        if (suspended.some(({ release }) => release === id)) leave.ended(false);
        else if (page.entered.includes(id)) leave.ended(true);
      }
      return page;
    } catch (cause) {
      if (cause instanceof WorkerEnded) reports.blame(failureOf(cause, request.builds.shell.id));
      throw cause;
    } finally {
      for (const leave of leaves.values()) leave.ended(null);
    }
  }

  return {
    /** Starts the workers. It omits remotes that cannot be imported. */
    async start(...all: AllBuilds): Promise<void> {
      isStarting = true;
      pool.use(...all);
      await fillWithoutFailing(all[0]);
      isStarting = false;
    },

    /**
     * Renders a page. Rejects if the browser must render it. `isWhole` means that no part of the
     * page is missing.
     */
    async render(request: RenderRequest): Promise<Rendered & { isWhole: boolean }> {
      pool.use(request.builds);
      if (waiting >= render.queue + render.workers) {
        throw new Error('Too many pages wait to be rendered.');
      }
      if (health.isOut(request.builds.shell.id)) throw new Error('The shell fails on the server.');
      waiting += 1;
      try {
        const rooms = roomsOf(request);
        const leaves = await leavesFor(rooms, request.page);
        const page = await rendered(request, leaves);
        const isComplete = leaves.size === rooms.length && page.failures.length === 0;
        return { ...page, isWhole: isComplete && !page.isUnread };
      } finally {
        waiting -= 1;
      }
    },

    /** Reads a public API of the backend, with the cache of the pages. */
    read,

    /** Starts workers for releases that go live next. */
    prepare: (...all: AllBuilds) => pool.prepare(...all),

    close: () => pool.close(),
  };

  /** Each remote that cannot be imported ends a worker. The next attempt omits that remote. */
  async function fillWithoutFailing({ shell, rooms }: LiveBuilds): Promise<void> {
    for (let tries = 0; tries <= rooms.length; tries += 1) {
      if ((await pool.fill()) || health.hasFailed(shell.id)) return;
    }
  }
}

/** Describes a failure for a worker that ended without a report. */
const failureOf = (cause: unknown, shell: string) =>
  cause instanceof WorkerEnded
    ? { release: cause.behind ?? shell, kind: cause.kind, failure: { message: cause.message } }
    : { release: shell, kind: 'import' as const, failure: loggable(cause) };
