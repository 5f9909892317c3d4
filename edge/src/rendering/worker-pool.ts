import { Pool } from 'tarn';
import type { LiveBuilds } from 'releases/sandbox/messages';
import { pause } from './pause.ts';
import {
  type PooledWorker,
  type Released,
  type AllBuilds,
  type StartOptions,
  readyWorker,
} from './pooled-worker.ts';

interface PoolOptions extends StartOptions {
  workers: number;
  /** Longest wait for a worker, in ms. */
  waitMs: number;
}

/** Time limit for creating a worker, in ms. */
const START_LIMIT_MS = 30_000;

/** Time since its last use after which new workers no longer get access to a build, in ms. */
const MAX_UNUSED_MS = 60_000;

/**
 * Manages the render workers for the live releases. Workers that ended or have other releases are
 * replaced.
 */
export class WorkerPool {
  private readonly options: PoolOptions;
  private readonly pool: Pool<PooledWorker>;
  /** The builds for new pages, or null before the first call of `setBuilds`. */
  private released: Released | null = null;
  /** Time of the last use by the folder of a build. */
  private readonly usedAt = new Map<string, number>();
  private readonly ready = new Set<PooledWorker>();
  /** Workers for the releases that go live next. */
  private spares: PooledWorker[] = [];
  /** Resolves when the next start of a worker succeeds or fails. */
  private nextStart = Promise.withResolvers<void>();
  private filling: Promise<boolean> | null = null;
  private isClosing = false;

  constructor(options: PoolOptions) {
    this.options = options;
    this.pool = new Pool<PooledWorker>({
      min: options.workers,
      max: options.workers,
      acquireTimeoutMillis: options.waitMs,
      createTimeoutMillis: START_LIMIT_MS,
      propagateCreateError: true,
      create: () => this.createWorker(),
      validate: (worker) => this.isCurrent(worker),
      destroy: async (worker) => {
        worker.kill();
        await worker.ended;
      },
    });
  }

  /**
   * Sets the builds for the next pages, the most used ones first. Workers that may not read all
   * of them are replaced.
   */
  use(...all: AllBuilds): void {
    this.markUsed(all.flatMap(foldersOf));
    if (this.canReadAll(all)) return;
    this.released = { builds: all[0], folders: this.recentlyUsed() };
    this.endSpares();
    void this.fill();
  }

  /**
   * Starts workers for builds that go live next, while the current workers still run. Pages then do
   * not wait for the new workers. `onStartFailed` is called for each failed start.
   */
  async prepare(...all: AllBuilds): Promise<void> {
    if (!this.released || this.canReadAll(all) || this.isClosing) return;
    const nextFolders = all.flatMap(foldersOf);
    // The new workers also read the present builds, for pages until the switch.
    const present = [...this.recentlyUsed(), ...foldersOf(this.released.builds)];
    const next = { builds: all[0], folders: [...new Set([...present, ...nextFolders])] };
    const started = await this.startSpares(next);
    this.endSpares();
    this.spares = started;
    // The start took so long that pages already use these builds.
    if (this.isClosing || this.canReadAll(all)) return this.endSpares();
    this.markUsed(nextFolders);
    this.released = next;
    void this.fill();
  }

  /**
   * Starts missing workers. Resolves to whether all are running. Concurrent calls share one run.
   * `onStartFailed` is called for each failed start.
   */
  fill(): Promise<boolean> {
    this.filling ??= this.startMissing().finally(() => (this.filling = null));
    return this.filling;
  }

  /**
   * Resolves to whether a second worker is ready within `ms` milliseconds, so that one may be
   * lost.
   */
  async canLoseOne(ms: number): Promise<boolean> {
    const hasSecond = () => this.ready.size >= Math.min(2, this.options.workers);
    if (!hasSecond() && ms > 0) await Promise.race([this.nextStart.promise, pause(ms)]);
    return hasSecond();
  }

  /** Runs a task with a worker. Rejects if no worker is free in time. */
  async withWorker<Result>(work: (worker: PooledWorker) => Promise<Result>): Promise<Result> {
    const worker = await this.pool.acquire().promise;
    try {
      return await work(worker);
    } finally {
      this.pool.release(worker);
      if (!worker.isFit() && !worker.isEnded() && !this.isClosing) void this.fill();
    }
  }

  async close(): Promise<void> {
    this.isClosing = true;
    this.endSpares();
    await this.pool.destroy();
  }

  private async createWorker(): Promise<PooledWorker> {
    const { released } = this;
    if (!released) throw new Error('No live releases are loaded yet.');
    const spare = this.spares.find((one) => one.isFit() && one.released === released);
    this.spares = this.spares.filter((one) => one !== spare);
    const starting = spare ? Promise.resolve(spare) : this.startWorker(released);
    const worker = await starting.finally(() => {
      const { resolve } = this.nextStart;
      this.nextStart = Promise.withResolvers();
      // Resolves after the pool has registered the worker.
      setImmediate(resolve);
    });
    this.ready.add(worker);
    void worker.ended.then(() => {
      this.ready.delete(worker);
      if (!this.isClosing) void this.fill();
    });
    return worker;
  }

  /**
   * Starts a worker. It is replaced as soon as it retires, so that the next page does not wait.
   */
  private startWorker(released: Released): Promise<PooledWorker> {
    return readyWorker(released, this.options, () =>
      setImmediate(() => {
        if (!this.isClosing) void this.fill();
      }),
    );
  }

  private async startMissing(): Promise<boolean> {
    const { workers } = this.options;
    // The first passes may only discover ended workers.
    for (let pass = 0; pass < workers + 2 && !this.isFull() && !this.isClosing; pass += 1) {
      // Requesting all workers at once makes the pool start the missing ones.
      const requests = Array.from({ length: workers }, () =>
        this.pool.acquire().promise.then((worker) => this.pool.release(worker)),
      );
      await Promise.allSettled(requests);
      if (this.pool.numPendingCreates() > 0) await this.nextStart.promise;
    }
    return this.isFull();
  }

  private async startSpares(next: Released): Promise<PooledWorker[]> {
    const starting = Array.from({ length: this.options.workers }, () => this.startWorker(next));
    return (await Promise.allSettled(starting)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    );
  }

  private endSpares(): void {
    for (const worker of this.spares) worker.kill();
    this.spares = [];
  }

  private isCurrent(worker: PooledWorker): boolean {
    return worker.isFit() && worker.released === this.released;
  }

  private isFull(): boolean {
    const current = [...this.ready].filter((worker) => this.isCurrent(worker));
    return current.length === this.options.workers;
  }

  private markUsed(folders: string[]): void {
    const now = performance.now();
    for (const folder of folders) this.usedAt.set(folder, now);
  }

  private recentlyUsed(): string[] {
    const oldest = performance.now() - MAX_UNUSED_MS;
    for (const [folder, at] of this.usedAt) if (at < oldest) this.usedAt.delete(folder);
    return [...this.usedAt.keys()];
  }

  private canReadAll(all: LiveBuilds[]): boolean {
    const folders = this.released?.folders ?? [];
    return all.flatMap(foldersOf).every((folder) => folders.includes(folder));
  }
}

const foldersOf = ({ shell, rooms }: LiveBuilds) =>
  [shell, ...rooms].map(({ folder }) => `${folder}/`);
