import type { Build, ParentFunctions } from './messages.ts';
import { type RenderWorker, startWorker } from './render-worker.ts';

/** The server builds that one page is rendered with. */
export interface LiveBuilds {
  shell: Build;
  rooms: Build[];
}

/** What is live, and what a share of the visitors gets instead. */
export type AllBuilds = [LiveBuilds, ...LiveBuilds[]];

/** A worker that has the shell loaded. */
export interface PooledWorker extends RenderWorker {
  /** What it may read. */
  released: Released;
  /** Lets another one take its place when its page is done. */
  retire(): void;
  isFit(): boolean;
}

/** Builds that pages are rendered with now: several of a room while its releases are split. */
export interface Released {
  builds: LiveBuilds;
  folders: string[];
}

export interface WorkerWishes {
  /** Limit of a worker's heap, in MB. */
  memoryMb: number;
  /** What a worker loads before its first page; the other rooms it loads when a page needs them. */
  loadedFirst(rooms: Build[]): Build[];
  onLoaded(build: Build): void;
  parentOf(retire: () => void): ParentFunctions;
  /** A worker ended, or could not be made ready. */
  onLost(builds: LiveBuilds, cause: unknown): void;
}

/** How long a worker may take to start and load the shell, and for each room more, in ms. */
const SHELL_LIMIT_MS = 15_000;
const ROOM_LIMIT_MS = 3000;

/** A worker with the shell loaded. Rejects when it cannot be made ready; `onRetired` is called once. */
export async function readyWorker(
  released: Released,
  options: WorkerWishes,
  onRetired: () => void,
): Promise<PooledWorker> {
  let isRetired = false;
  const retire = () => {
    if (!isRetired) onRetired();
    isRetired = true;
  };
  const { builds, folders } = released;
  const { shell, rooms } = builds;
  const worker = startWorker(
    { folders, memoryMb: options.memoryMb },
    options.parentOf(() => retire()),
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
  return { ...worker, released, retire, isFit: () => !isRetired && !worker.isEnded() };
}
