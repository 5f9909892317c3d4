import { join } from 'node:path';
import type { LiveBuilds, ServerBuild } from './messages.ts';
import { ReleasedCodeWorker, WorkerEndedError } from './released-code-worker.ts';

const LOAD_LIMIT_MS = 10_000;
const MEMORY_LIMIT_MB = 256;

export interface BuildInspection {
  routes: string[];
  failure: string | null;
}

/**
 * Imports builds in a worker and returns their page paths. Throws if the shell's build cannot be
 * imported.
 */
export async function inspectBuilds({
  shell,
  remotes,
}: LiveBuilds): Promise<Map<string, BuildInspection>> {
  const inspections = new Map<string, BuildInspection>();
  let worker = await startWorker(shell, remotes);
  try {
    for (const remote of remotes) {
      try {
        inspections.set(
          remote.name,
          await worker.runWithLimit(LOAD_LIMIT_MS, ({ load }) => load(remote, shell)),
        );
      } catch (cause) {
        if (!(cause instanceof WorkerEndedError)) throw cause;
        inspections.set(remote.name, { routes: [], failure: describeWorkerEnd(remote, cause) });
        worker = await startWorker(shell, remotes);
      }
    }
  } finally {
    worker.kill();
  }
  return inspections;
}

async function startWorker(shell: ServerBuild, remotes: ServerBuild[]) {
  const folders = [shell, ...remotes].map(({ folder }) => `${folder}/`);
  const program = join(import.meta.dirname, 'worker/inspect.ts');
  const worker = new ReleasedCodeWorker(
    { program, folders, memoryMb: MEMORY_LIMIT_MB },
    NO_LISTENERS,
  );
  try {
    const { failure } = await worker.runWithLimit(LOAD_LIMIT_MS, ({ load }) => load(shell, shell));
    if (failure !== null) throw new Error(failure);
    return worker;
  } catch (cause) {
    worker.kill();
    throw cause;
  }
}

/** Listeners that do nothing. The result of `load` already reports an import failure. */
const NO_LISTENERS = {
  reportEntry: () => undefined,
  reportFailure: () => undefined,
  logOutput: () => undefined,
};

const END_REASONS: Partial<Record<string, string>> = {
  time: `was not done within ${LOAD_LIMIT_MS / 1000} s`,
  memory: `took more than ${MEMORY_LIMIT_MB} MB`,
  exit: 'ended the process',
};

function describeWorkerEnd({ id }: ServerBuild, { kind, message }: WorkerEndedError): string {
  const endReason = END_REASONS[kind];
  return endReason ? `the import of ${id} ${endReason}.` : message;
}
