import { Pool } from 'tarn';
import type { Build, ParentFunctions } from './messages.ts';
import { pause } from './pause.ts';
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
  /** Resolves when a worker is ready next, or could not be made so. */
  let someStarted = Promise.withResolvers<void>();
  let filling: Promise<boolean> | null = null;
  const pool = new Pool<PooledWorker>({
    min: options.workers,
    max: options.workers,
    acquireTimeoutMillis: options.waitMs,
    createTimeoutMillis: START_LIMIT_MS,
    propagateCreateError: true,
    create: async () => {
      if (!live) throw new Error('Nothing is live that could be rendered.');
      const worker = await readyWorker(live, options).finally(() => {
        const started = someStarted;
        someStarted = Promise.withResolvers();
        // After the pool has taken the worker.
        setImmediate(started.resolve);
      });
      ready.add(worker);
      void worker.ended.then(() => {
        ready.delete(worker);
        if (!isClosing) void refill();
      });
      return worker;
    },
    validate: (worker) => worker.isFit() && worker.builds === live,
    destroy: async (worker) => {
      worker.kill();
      await worker.ended;
    },
  });

  const isWhole = () =>
    [...ready].filter((worker) => worker.isFit() && worker.builds === live).length ===
    options.workers;

  /**
   * Starts the workers that are missing. Whether all are there then; why one cannot be made ready is told
   * by `onLost`.
   */
  async function fill(): Promise<boolean> {
    // The first passes may only find out which ones have ended.
    for (let pass = 0; pass < options.workers + 2 && !isWhole() && !isClosing; pass += 1) {
      // Asked for all of its workers at once, the pool starts missing ones.
      const asked = Array.from({ length: options.workers }, () =>
        pool.acquire().promise.then((worker) => pool.release(worker)),
      );
      await Promise.allSettled(asked);
      if (pool.numPendingCreates() > 0) await someStarted.promise;
    }
    return isWhole();
  }

  /** One filling at a time; a worker that is lost meanwhile is noticed by its last pass. */
  function refill(): Promise<boolean> {
    filling ??= fill().finally(() => (filling = null));
    return filling;
  }

  return {
    /** What is live now: the workers of anything else are replaced. Whether it is new. */
    use(builds: LiveBuilds): boolean {
      if (live && keyOf(live) === keyOf(builds)) return false;
      live = builds;
      void refill();
      return true;
    },
    fill: refill,
    /** Whether a worker may be lost, because another one is ready, within the time, in ms. */
    async canLoseOne(ms: number): Promise<boolean> {
      const isSpare = () => ready.size >= Math.min(2, options.workers);
      if (!isSpare() && ms > 0) await Promise.race([someStarted.promise, pause(ms)]);
      return isSpare();
    },
    /** Does something with a worker. Rejects when none is free in time. */
    async withWorker<Answer>(work: (worker: PooledWorker) => Promise<Answer>): Promise<Answer> {
      const worker = await pool.acquire().promise;
      try {
        return await work(worker);
      } finally {
        pool.release(worker);
        if (!worker.isFit() && !worker.isEnded() && !isClosing) void refill();
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
