import { Pool } from 'tarn';
import type { LiveBuilds } from 'releases/sandbox/messages';
import { pause } from './pause.ts';
import {
  type PooledWorker,
  type Released,
  type AllBuilds,
  type WorkerWishes,
  readyWorker,
} from './pooled-worker.ts';

interface PoolOptions extends WorkerWishes {
  workers: number;
  /** Longest wait for a worker, in ms. */
  waitMs: number;
}

/** Time limit for creating a worker, in ms. */
const START_LIMIT_MS = 30_000;

/** Time after which new workers no longer get an unused build, in ms. */
const KEPT_MS = 60_000;

/**
 * Manages the render workers for the live releases. Workers that ended or have other releases are
 * replaced.
 */
export function workerPool(options: PoolOptions) {
  let released: Released | null = null;
  const usedAt = new Map<string, number>();
  let isClosing = false;
  const ready = new Set<PooledWorker>();
  /** Workers for the releases that go live next. */
  let spares: PooledWorker[] = [];
  /** Resolves when the next start of a worker succeeds or fails. */
  let someStarted = Promise.withResolvers<void>();
  let filling: Promise<boolean> | null = null;
  const pool = new Pool<PooledWorker>({
    min: options.workers,
    max: options.workers,
    acquireTimeoutMillis: options.waitMs,
    createTimeoutMillis: START_LIMIT_MS,
    propagateCreateError: true,
    create: async () => {
      if (!released) throw new Error('Nothing is live that could be rendered.');
      const spare = spares.find((one) => one.isFit() && one.released === released);
      spares = spares.filter((one) => one !== spare);
      const starting = spare ? Promise.resolve(spare) : readyWorker(released, options, refillSoon);
      const worker = await starting.finally(() => {
        const started = someStarted;
        someStarted = Promise.withResolvers();
        // Resolves after the pool has taken over the worker.
        setImmediate(started.resolve);
      });
      ready.add(worker);
      void worker.ended.then(() => {
        ready.delete(worker);
        if (!isClosing) void refill();
      });
      return worker;
    },
    validate: (worker) => worker.isFit() && worker.released === released,
    destroy: async (worker) => {
      worker.kill();
      await worker.ended;
    },
  });

  const isWhole = () =>
    [...ready].filter((worker) => worker.isFit() && worker.released === released).length ===
    options.workers;

  /**
   * Starts missing workers. Resolves to whether all are running. `onLost` reports failed starts.
   */
  async function fill(): Promise<boolean> {
    // The first passes may only discover ended workers.
    for (let pass = 0; pass < options.workers + 2 && !isWhole() && !isClosing; pass += 1) {
      // Requesting all workers at once makes the pool start the missing ones.
      const asked = Array.from({ length: options.workers }, () =>
        pool.acquire().promise.then((worker) => pool.release(worker)),
      );
      await Promise.allSettled(asked);
      if (pool.numPendingCreates() > 0) await someStarted.promise;
    }
    return isWhole();
  }

  function recentlyUsed(): string[] {
    for (const [folder, at] of usedAt) if (performance.now() - at > KEPT_MS) usedAt.delete(folder);
    return [...usedAt.keys()];
  }

  /** Runs one fill at a time. Its last pass notices workers that end meanwhile. */
  function refill(): Promise<boolean> {
    filling ??= fill().finally(() => (filling = null));
    return filling;
  }

  const canReadAll = (all: LiveBuilds[]) => {
    const folders = released?.folders ?? [];
    return all.flatMap(foldersOf).every((folder) => folders.includes(folder));
  };

  function endSpares(): void {
    for (const worker of spares) worker.kill();
    spares = [];
  }

  /** Replaces a retired idle worker at once. Otherwise the next page would wait for it. */
  function refillSoon(): void {
    setImmediate(() => {
      if (!isClosing) void refill();
    });
  }

  return {
    /**
     * Sets the builds for the next pages, the most used ones first. Workers that may not read all
     * of them are replaced.
     */
    use(...all: AllBuilds): void {
      const now = performance.now();
      for (const folder of all.flatMap(foldersOf)) usedAt.set(folder, now);
      if (canReadAll(all)) return;
      released = { builds: all[0], folders: recentlyUsed() };
      endSpares();
      void refill();
    },
    /**
     * Starts workers for builds that go live soon, beside the present ones, so that no page waits.
     * `onLost` reports failed starts.
     */
    async prepare(...all: AllBuilds): Promise<void> {
      if (!released || canReadAll(all) || isClosing) return;
      const wanted = all.flatMap(foldersOf);
      // The new workers also read the present builds, for pages until the switch.
      const folders = [...new Set([...recentlyUsed(), ...foldersOf(released.builds), ...wanted])];
      const next = { builds: all[0], folders };
      const starting = Array.from({ length: options.workers }, () =>
        readyWorker(next, options, refillSoon),
      );
      const started = (await Promise.allSettled(starting)).flatMap((one) =>
        one.status === 'fulfilled' ? [one.value] : [],
      );
      endSpares();
      spares = started;
      // The start took so long that pages already use these builds.
      if (isClosing || canReadAll(all)) return endSpares();
      for (const folder of wanted) usedAt.set(folder, performance.now());
      released = next;
      void refill();
    },
    fill: refill,
    /**
     * Resolves to whether a second worker is ready within `ms` milliseconds, so that one may be
     * lost.
     */
    async canLoseOne(ms: number): Promise<boolean> {
      const isSpare = () => ready.size >= Math.min(2, options.workers);
      if (!isSpare() && ms > 0) await Promise.race([someStarted.promise, pause(ms)]);
      return isSpare();
    },
    /** Runs a task with a worker. Rejects if no worker is free in time. */
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
      endSpares();
      await pool.destroy();
    },
  };
}

const foldersOf = ({ shell, rooms }: LiveBuilds) =>
  [shell, ...rooms].map(({ folder }) => `${folder}/`);
