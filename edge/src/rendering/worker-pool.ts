import { Pool } from 'tarn';
import type { Build, ParentFunctions } from './messages.ts';
import { type RenderWorker, startWorker } from './render-worker.ts';

/** The server builds of what is live. */
export interface LiveBuilds {
  shell: Build;
  rooms: Build[];
}

/** A worker that has the live shell loaded. */
export interface PooledWorker extends RenderWorker {
  builds: LiveBuilds;
  /** Lets another one take its place when its page is done. */
  retire(): void;
  isFit(): boolean;
}

interface PoolOptions {
  workers: number;
  /** How long a page may wait for one, in ms. */
  waitMs: number;
  /** Limit of a worker's heap, in MB. */
  memoryMb: number;
  /** What a worker loads before its first page; the other rooms it loads when a page needs them. */
  loadedFirst(rooms: Build[]): Build[];
  onLoaded(build: Build): void;
  parentOf(worker: Pick<PooledWorker, 'builds' | 'retire'>): ParentFunctions;
  /** A worker ended, or could not be made ready. */
  onLost(builds: LiveBuilds, cause: unknown): void;
}

/** How long a worker may take to start and load the shell, and for each room more, in ms. */
const SHELL_LIMIT_MS = 15_000;
const ROOM_LIMIT_MS = 3000;

/** How long it may take in all, in ms. */
const START_LIMIT_MS = 30_000;

/** Render workers for what is live. Those that ended or that have other releases are replaced. */
export function workerPool(options: PoolOptions) {
  let live: LiveBuilds | null = null;
  let isClosing = false;
  const ready = new Set<PooledWorker>();
  const pool = new Pool<PooledWorker>({
    min: options.workers,
    max: options.workers,
    acquireTimeoutMillis: options.waitMs,
    createTimeoutMillis: START_LIMIT_MS,
    propagateCreateError: true,
    create: async () => {
      if (!live) throw new Error('Nothing is live that could be rendered.');
      const worker = await readyWorker(live, options);
      ready.add(worker);
      void worker.ended.then(() => {
        ready.delete(worker);
        if (!isClosing) void fill();
      });
      return worker;
    },
    validate: (worker) => worker.isFit() && worker.builds === live,
    destroy: async (worker) => {
      worker.kill();
      await worker.ended;
    },
  });

  /** Asked for all of its workers at once, the pool starts those that are missing. Whether all came. */
  async function fill(): Promise<boolean> {
    const asked = Array.from({ length: options.workers }, () =>
      pool.acquire().promise.then((worker) => pool.release(worker)),
    );
    // Why a worker cannot be made ready is told by `onLost`.
    return (await Promise.allSettled(asked)).every(({ status }) => status === 'fulfilled');
  }

  return {
    /** What is live now: the workers of anything else are replaced. Whether it is new. */
    use(builds: LiveBuilds): boolean {
      if (live && keyOf(live) === keyOf(builds)) return false;
      live = builds;
      void fill();
      return true;
    },
    fill,
    /** Whether a worker may be lost: another one is ready. */
    canLoseOne: () => ready.size >= Math.min(2, options.workers),
    /** Does something with a worker. Rejects when none is free in time. */
    async withWorker<Answer>(work: (worker: PooledWorker) => Promise<Answer>): Promise<Answer> {
      const worker = await pool.acquire().promise;
      try {
        return await work(worker);
      } finally {
        pool.release(worker);
        if (!worker.isFit() && !worker.isEnded() && !isClosing) void fill();
      }
    },
    async close() {
      isClosing = true;
      await pool.destroy();
    },
  };
}

async function readyWorker(builds: LiveBuilds, options: PoolOptions): Promise<PooledWorker> {
  let isRetired = false;
  const retire = () => (isRetired = true);
  const { shell, rooms } = builds;
  const folders = [shell, ...rooms].map(({ folder }) => `${folder}/`);
  const worker = startWorker(
    { folders, memoryMb: options.memoryMb },
    options.parentOf({ builds, retire }),
  );
  try {
    for (const build of [shell, ...options.loadedFirst(rooms)]) {
      const limitMs = build === shell ? SHELL_LIMIT_MS : ROOM_LIMIT_MS;
      const { failure } = await worker.within(limitMs, ({ load }) => load(build, shell));
      if (build === shell && failure !== null) throw new Error(failure);
      if (failure === null) options.onLoaded(build);
    }
  } catch (cause) {
    worker.kill();
    options.onLost(builds, cause);
    throw cause;
  }
  return { ...worker, builds, retire, isFit: () => !isRetired && !worker.isEnded() };
}

const keyOf = ({ shell, rooms }: LiveBuilds) => [shell, ...rooms].map(({ id }) => id).join('\n');
