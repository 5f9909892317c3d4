import { join } from 'node:path';
import type { Build, LiveBuilds } from './messages.ts';
import { ReleasedCodeWorker, WorkerEnded } from './released-code-worker.ts';

/** Limits for importing a build: time in ms, and memory in MB. */
const LIMIT_MS = 10_000;
const LIMIT_MB = 256;

export interface Inspected {
  /** Paths of the pages in the remote's build. */
  routes: string[];
  /** Why the build cannot be loaded, or null. */
  failure: string | null;
}

/**
 * Imports the builds of all remotes in a separate process and returns their routes. Throws if the
 * shell's build cannot be imported.
 */
export async function inspectBuilds({ shell, rooms }: LiveBuilds): Promise<Map<string, Inspected>> {
  const found = new Map<string, Inspected>();
  let worker = await workerWith(shell, rooms);
  try {
    for (const room of rooms) {
      try {
        found.set(room.name, await worker.within(LIMIT_MS, ({ load }) => load(room, shell)));
      } catch (cause) {
        if (!(cause instanceof WorkerEnded)) throw cause;
        found.set(room.name, { routes: [], failure: endOf(room, cause) });
        worker = await workerWith(shell, rooms);
      }
    }
  } finally {
    worker.kill();
  }
  return found;
}

async function workerWith(shell: Build, rooms: Build[]) {
  const folders = [shell, ...rooms].map(({ folder }) => `${folder}/`);
  const program = join(import.meta.dirname, 'worker/inspect.ts');
  const worker = new ReleasedCodeWorker({ program, folders, memoryMb: LIMIT_MB }, NOBODY);
  try {
    const { failure } = await worker.within(LIMIT_MS, ({ load }) => load(shell, shell));
    if (failure !== null) throw new Error(failure);
    return worker;
  } catch (cause) {
    worker.kill();
    throw cause;
  }
}

/** Ignores all events of the worker, because the result of `load` reports an import failure. */
const NOBODY = {
  entering: () => undefined,
  failed: () => undefined,
  said: () => undefined,
};

const ENDS: Partial<Record<string, string>> = {
  time: `was not done within ${LIMIT_MS / 1000} s`,
  memory: `took more than ${LIMIT_MB} MB`,
  exit: 'ended the process',
};

function endOf({ id }: Build, { kind, message }: WorkerEnded): string {
  const end = ENDS[kind];
  return end ? `the import of ${id} ${end}.` : message;
}
