import { type ChildProcess, spawn } from 'node:child_process';
import { createBirpc } from 'birpc';
import { timeLimit } from 'server/time-limit';
import type { FailureKind, ParentFunctions, WorkerFunctions } from './messages.ts';
import { workerProgram } from './worker-program.ts';

interface WorkerOptions {
  /** Folders that released code is read from. */
  folders: string[];
  /** Limit of the JavaScript heap, in MB. */
  memoryMb: number;
}

/** A worker that ended in the middle of something, or was ended because that took too long. */
export class WorkerEnded extends Error {
  override name = 'WorkerEnded';
  /** The release whose code ran last; null when there was none yet. */
  readonly behind: string | null;
  readonly kind: FailureKind;

  constructor(behind: string | null, kind: FailureKind) {
    super(`A render worker ended (${kind}) in code of '${behind ?? 'no release'}'.`);
    this.behind = behind;
    this.kind = kind;
  }
}

/**
 * Starts a process for released code: with an empty environment, its own code as its input, and Node's
 * permission to read the given folders, and nothing else.
 */
export function startWorker({ folders, memoryMb }: WorkerOptions, parent: ParentFunctions) {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      // With an asterisk a folder may also come later, or come back.
      ...folders.map((folder) => `--allow-fs-read=${folder}*`),
      // For the one thread that the worker starts first; then it gives the permission up.
      '--allow-worker',
      `--max-old-space-size=${memoryMb}`,
      '--input-type=module',
      '-',
      String(process.pid),
    ],
    { env: {}, stdio: ['pipe', 'ignore', 'ignore', 'ipc'] },
  );
  // Where it ended before it had read all: its end is told to all.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(workerProgram());
  let behind: string | null = null;
  let isLate = false;
  let isEnded = false;
  const functions = createBirpc<WorkerFunctions, ParentFunctions>(
    {
      ...parent,
      entering(release) {
        behind = release;
        parent.entering(release);
      },
    },
    {
      // Nobody waits for what is sent to a process that has ended: its end is told to all.
      post: (message) => child.connected && child.send(message, () => undefined),
      on: (listener) => child.on('message', listener),
      timeout: -1,
    },
  );
  const ended = endOf(child).then((kind) => {
    isEnded = true;
    const end = new WorkerEnded(behind, isLate ? 'time' : kind);
    functions.$close(end);
    return end;
  });

  return {
    ended,
    isEnded: () => isEnded,
    kill: () => child.kill('SIGKILL'),
    /** Does something in the worker, which is killed when that takes longer. Rejects with `WorkerEnded`. */
    async within<Answer>(
      limitMs: number,
      work: (worker: typeof functions) => Promise<Answer>,
    ): Promise<Answer> {
      const end = timeLimit(limitMs, () => {
        isLate = true;
        child.kill('SIGKILL');
      });
      try {
        return await work(functions);
      } catch (cause) {
        throw isEnded ? await ended : cause;
      } finally {
        end();
      }
    },
  };
}

export type RenderWorker = ReturnType<typeof startWorker>;

/** Resolves when a process has ended and all that it sent has been read. */
async function endOf(child: ChildProcess): Promise<FailureKind> {
  const disconnected = new Promise((resolve) => child.once('disconnect', resolve));
  const kind = await new Promise<FailureKind>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(code === ABORTED || signal === 'SIGABRT' ? 'memory' : 'exit'),
    );
    child.on('error', () => {
      if (child.pid === undefined) resolve('exit');
      else child.kill('SIGKILL');
    });
  });
  if (child.connected) await disconnected;
  return kind;
}

/** The code of a process that V8 ends for want of memory, where a shell's convention is used. */
const ABORTED = 134;
