import { Pool } from 'tarn';
import { pause } from './pause.ts';
import {
  type LiveBuilds,
  type PooledWorker,
  type Released,
  type AllBuilds,
  type WorkerWishes,
  readyWorker,
} from './pooled-worker.ts';

interface PoolOptions extends WorkerWishes {
  workers: number;
  /** How long a page may wait for one, in ms. */
  waitMs: number;
}

/** How long it may take in all, in ms. */
const START_LIMIT_MS = 30_000;

/** A build that no page was rendered with for so long, in ms, is not given to new workers. */
const KEPT_MS = 60_000;

/** Render workers for what is live. Those that ended or that have other releases are replaced. */
export function workerPool(options: PoolOptions) {
  let released: Released | null = null;
  const usedAt = new Map<string, number>();
  let isClosing = false;
  const ready = new Set<PooledWorker>();
  /** Started for what goes live next. */
  let spares: PooledWorker[] = [];
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
      if (!released) throw new Error('Nothing is live that could be rendered.');
      const spare = spares.find((one) => one.isFit() && one.released === released);
      spares = spares.filter((one) => one !== spare);
      const starting = spare ? Promise.resolve(spare) : readyWorker(released, options, refillSoon);
      const worker = await starting.finally(() => {
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

  function recentlyUsed(): string[] {
    for (const [folder, at] of usedAt) if (performance.now() - at > KEPT_MS) usedAt.delete(folder);
    return [...usedAt.keys()];
  }

  /** One filling at a time; a worker that is lost meanwhile is noticed by its last pass. */
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

  /** An idle worker that was retired is replaced at once, not by the next page. */
  function refillSoon(): void {
    setImmediate(() => {
      if (!isClosing) void refill();
    });
  }

  return {
    /**
     * What pages are rendered with from now on, the most of them with the first: workers that may not read
     * all of it are replaced.
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
     * Starts workers for builds that are about to go live, beside those that are there: no page waits for that.
     * Why one cannot be made ready is told by `onLost`.
     */
    async prepare(...all: AllBuilds): Promise<void> {
      if (!released || canReadAll(all) || isClosing) return;
      const wanted = all.flatMap(foldersOf);
      // Pages of what is live until then go on.
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
      // It took so long that pages were rendered with them meanwhile.
      if (isClosing || canReadAll(all)) return endSpares();
      for (const folder of wanted) usedAt.set(folder, performance.now());
      released = next;
      void refill();
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
      endSpares();
      await pool.destroy();
    },
  };
}

const foldersOf = ({ shell, rooms }: LiveBuilds) =>
  [shell, ...rooms].map(({ folder }) => `${folder}/`);
