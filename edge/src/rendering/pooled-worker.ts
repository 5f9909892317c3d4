import { join } from 'node:path';
import { captureTrace } from 'server/tracing';
import type { LiveBuilds, ServerBuild } from 'releases/sandbox/messages';
import { ReleasedCodeWorker } from 'releases/sandbox/released-code-worker';
import type { RenderParentFunctions, RenderFunctions } from './messages.ts';

export class RenderWorker extends ReleasedCodeWorker<RenderFunctions, RenderParentFunctions> {
  constructor(options: { folders: string[]; memoryMb: number }, parent: RenderParentFunctions) {
    super({ program: join(import.meta.dirname, 'worker/main.ts'), ...options }, parent);
  }
}

/** Builds of the live releases, followed by those of a split. */
export type AllBuilds = [LiveBuilds, ...LiveBuilds[]];

/**
 * The builds for pages, and all folders that a worker may read. While a share of the visitors gets
 * other releases, a remote has several folders.
 */
export interface WorkerBuilds {
  builds: LiveBuilds;
  folders: string[];
}

export interface StartOptions {
  memoryMb: number;
  selectPreloaded(remotes: ServerBuild[]): ServerBuild[];
  onLoaded(build: ServerBuild): void;
  createParent(retire: () => void): RenderParentFunctions;
  onStartFailed(builds: LiveBuilds, cause: unknown): void;
}

const SHELL_LIMIT_MS = 15_000;
const REMOTE_LIMIT_MS = 3000;

export class PooledWorker extends RenderWorker {
  readonly workerBuilds: WorkerBuilds;
  private readonly onRetired: () => void;
  private isRetired = false;
  private runInTrace = captureTrace();

  constructor(workerBuilds: WorkerBuilds, options: StartOptions, onRetired: () => void) {
    const parent = options.createParent(() => this.retire());
    super(
      { folders: workerBuilds.folders, memoryMb: options.memoryMb },
      { ...parent, read: (path) => this.runInTrace(() => parent.read(path)) },
    );
    this.workerBuilds = workerBuilds;
    this.onRetired = onRetired;
  }

  /**
   * Assigns later reads of the worker to the current trace, because the worker's messages name no
   * request. A worker renders one page at a time.
   */
  joinTrace(): void {
    this.runInTrace = captureTrace();
  }

  /** Makes the pool replace this worker. A page that is being rendered is still completed. */
  retire(): void {
    if (this.isRetired) return;
    this.isRetired = true;
    this.onRetired();
  }

  isUsable(): boolean {
    return !this.isRetired && !this.isEnded();
  }
}

/**
 * Starts a worker that has loaded the shell and the preloaded remotes. Kills the worker and rejects
 * if `signal` aborts during the start.
 */
export async function startReadyWorker(
  workerBuilds: WorkerBuilds,
  options: StartOptions,
  onRetired: () => void,
  signal: AbortSignal,
): Promise<PooledWorker> {
  signal.throwIfAborted();
  const { builds } = workerBuilds;
  const { shell, remotes } = builds;
  const worker = new PooledWorker(workerBuilds, options, onRetired);
  const kill = () => worker.kill();
  signal.addEventListener('abort', kill);
  try {
    for (const build of [shell, ...options.selectPreloaded(remotes)]) {
      const limitMs = build === shell ? SHELL_LIMIT_MS : REMOTE_LIMIT_MS;
      const { failure } = await worker.runWithLimit(limitMs, ({ load }) => load(build, shell));
      if (build === shell && failure !== null) throw new Error(failure);
      if (failure === null) options.onLoaded(build);
    }
  } catch (cause) {
    worker.kill();
    if (!signal.aborted) options.onStartFailed(builds, cause);
    throw cause;
  } finally {
    signal.removeEventListener('abort', kill);
  }
  return worker;
}
