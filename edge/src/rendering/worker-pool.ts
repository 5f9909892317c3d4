import { Pool } from 'tarn';
import type { LiveBuilds } from 'releases/sandbox/messages';
import { pause } from './pause.ts';
import {
  type AllBuilds,
  type PooledWorker,
  type StartOptions,
  type WorkerBuilds,
  startReadyWorker,
} from './pooled-worker.ts';

interface PoolOptions extends StartOptions {
  workers: number;
  waitMs: number;
}

const START_LIMIT_MS = 30_000;

/** Time in ms after the last use of a folder for which new workers may read the folder. */
const MAX_UNUSED_MS = 60_000;

export class WorkerPool {
  private readonly options: PoolOptions;
  private readonly pool: Pool<PooledWorker>;
  private currentBuilds: WorkerBuilds | null = null;
  private readonly lastUseByFolder = new Map<string, number>();
  private readonly readyWorkers = new Set<PooledWorker>();
  private spareWorkers: PooledWorker[] = [];
  private nextStart = Promise.withResolvers<void>();
  private pendingFill: Promise<boolean> | null = null;
  /** Aborts the starts of workers, because a start takes up to 15 s and would delay the close. */
  private readonly closing = new AbortController();

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
   * Sets the builds for the next pages. Replaces the workers unless the current workers can read
   * all these builds.
   */
  setBuilds(...allBuilds: AllBuilds): void {
    this.markUsed(allBuilds.flatMap(listFolders));
    if (this.canReadAll(allBuilds)) return;
    this.currentBuilds = { builds: allBuilds[0], folders: this.listRecentFolders() };
    this.killSpareWorkers();
    void this.fill();
  }

  /**
   * Starts workers for the next builds while the current workers still run, so that pages need not
   * wait.
   */
  async prepare(...allBuilds: AllBuilds): Promise<void> {
    if (!this.currentBuilds || this.canReadAll(allBuilds) || this.isClosing) return;
    const nextFolders = allBuilds.flatMap(listFolders);
    // New workers must be able to read the present builds too. Until `setBuilds` sets the next
    // builds, the new workers render pages with the present builds.
    const presentFolders = [...this.listRecentFolders(), ...listFolders(this.currentBuilds.builds)];
    const nextBuilds = {
      builds: allBuilds[0],
      folders: [...new Set([...presentFolders, ...nextFolders])],
    };
    const startedWorkers = await this.startSpareWorkers(nextBuilds);
    this.killSpareWorkers();
    this.spareWorkers = startedWorkers;
    // Another call may have switched to these builds during the start.
    if (this.isClosing || this.canReadAll(allBuilds)) return this.killSpareWorkers();
    this.markUsed(nextFolders);
    this.currentBuilds = nextBuilds;
    void this.fill();
  }

  fill(): Promise<boolean> {
    this.pendingFill ??= this.startMissing().finally(() => (this.pendingFill = null));
    return this.pendingFill;
  }

  /**
   * Waits at most `ms` milliseconds for a second worker. Resolves to true if the pool has a second
   * worker or needs none.
   */
  async canSpareWorker(ms: number): Promise<boolean> {
    const hasSecondWorker = () => this.readyWorkers.size >= Math.min(2, this.options.workers);
    if (!hasSecondWorker() && ms > 0) await Promise.race([this.nextStart.promise, pause(ms)]);
    return hasSecondWorker();
  }

  async withWorker<Result>(task: (worker: PooledWorker) => Promise<Result>): Promise<Result> {
    const worker = await this.pool.acquire().promise;
    try {
      return await task(worker);
    } finally {
      this.pool.release(worker);
      if (!worker.isUsable() && !worker.isEnded() && !this.isClosing) void this.fill();
    }
  }

  countWorkers() {
    return { readyWorkers: this.readyWorkers.size, busyWorkers: this.pool.numUsed() };
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.killSpareWorkers();
    await this.pool.destroy();
  }

  private get isClosing(): boolean {
    return this.closing.signal.aborted;
  }

  private async createWorker(): Promise<PooledWorker> {
    const { currentBuilds } = this;
    if (!currentBuilds) throw new Error('No live releases are loaded yet.');
    const spare = this.spareWorkers.find(
      (candidate) => candidate.isUsable() && candidate.workerBuilds === currentBuilds,
    );
    this.spareWorkers = this.spareWorkers.filter((candidate) => candidate !== spare);
    const pendingWorker = spare ? Promise.resolve(spare) : this.startWorker(currentBuilds);
    const worker = await pendingWorker.finally(() => {
      const { resolve } = this.nextStart;
      this.nextStart = Promise.withResolvers();
      setImmediate(resolve);
    });
    this.readyWorkers.add(worker);
    void worker.ended.then(() => {
      this.readyWorkers.delete(worker);
      if (!this.isClosing) void this.fill();
    });
    return worker;
  }

  /**
   * Starts a worker. When the worker retires, another starts at once, so that the next page does
   * not wait.
   */
  private startWorker(builds: WorkerBuilds): Promise<PooledWorker> {
    const refill = () =>
      setImmediate(() => {
        if (!this.isClosing) void this.fill();
      });
    return startReadyWorker(builds, this.options, refill, this.closing.signal);
  }

  private async startMissing(): Promise<boolean> {
    const { workers } = this.options;
    // Requests workers several times, because the pool may need several passes to notice that
    // workers have ended.
    for (let pass = 0; pass < workers + 2 && !this.hasAllWorkers() && !this.isClosing; pass += 1) {
      // Requests all workers at once, because the pool otherwise starts only one worker.
      const requests = Array.from({ length: workers }, () =>
        this.pool.acquire().promise.then((worker) => this.pool.release(worker)),
      );
      await Promise.allSettled(requests);
      if (this.pool.numPendingCreates() > 0) await this.nextStart.promise;
    }
    return this.hasAllWorkers();
  }

  private async startSpareWorkers(nextBuilds: WorkerBuilds): Promise<PooledWorker[]> {
    const pendingWorkers = Array.from({ length: this.options.workers }, () =>
      this.startWorker(nextBuilds),
    );
    return (await Promise.allSettled(pendingWorkers)).flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    );
  }

  private killSpareWorkers(): void {
    for (const worker of this.spareWorkers) worker.kill();
    this.spareWorkers = [];
  }

  private isCurrent(worker: PooledWorker): boolean {
    return worker.isUsable() && worker.workerBuilds === this.currentBuilds;
  }

  private hasAllWorkers(): boolean {
    const currentWorkers = [...this.readyWorkers].filter((worker) => this.isCurrent(worker));
    return currentWorkers.length === this.options.workers;
  }

  private markUsed(folders: string[]): void {
    const now = performance.now();
    for (const folder of folders) this.lastUseByFolder.set(folder, now);
  }

  private listRecentFolders(): string[] {
    const oldestUse = performance.now() - MAX_UNUSED_MS;
    for (const [folder, lastUse] of this.lastUseByFolder)
      if (lastUse < oldestUse) this.lastUseByFolder.delete(folder);
    return [...this.lastUseByFolder.keys()];
  }

  private canReadAll(allBuilds: LiveBuilds[]): boolean {
    const folders = this.currentBuilds?.folders ?? [];
    return allBuilds.flatMap(listFolders).every((folder) => folders.includes(folder));
  }
}

const listFolders = ({ shell, remotes }: LiveBuilds) =>
  [shell, ...remotes].map(({ folder }) => `${folder}/`);
