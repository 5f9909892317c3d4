import type { Build } from './messages.ts';
import { WorkerEnded, startWorker } from './render-worker.ts';
import type { LiveBuilds } from './pooled-worker.ts';

/** How long a build may take to be imported, in ms, and what it may take of memory, in MB. */
const LIMIT_MS = 10_000;
const LIMIT_MB = 256;

export interface Inspected {
  /** Paths of the pages that the room's build has. */
  routes: string[];
  /** Why it cannot be loaded. */
  failure: string | null;
}

/** What the builds of rooms give, each imported in a process apart. Throws when the shell's cannot be. */
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
  const worker = startWorker({ folders, memoryMb: LIMIT_MB }, NOBODY);
  try {
    const { failure } = await worker.within(LIMIT_MS, ({ load }) => load(shell, shell));
    if (failure !== null) throw new Error(failure);
    return worker;
  } catch (cause) {
    worker.kill();
    throw cause;
  }
}

/** What is only imported reads nothing and is told by its answer. */
const NOBODY = {
  read: () => Promise.resolve({ status: 0, text: '' }),
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
