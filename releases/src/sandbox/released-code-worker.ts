import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { type BirpcReturn, createBirpc } from 'birpc';
import { startTimeLimit } from 'server/time-limit';
import type * as Esbuild from 'esbuild';
import type { FailureKind, ParentFunctions, WorkerFunctions } from './messages.ts';

interface WorkerOptions {
  program: string;
  folders: string[];
  memoryMb: number;
}

/** Thrown if a worker ends during a task or is killed at its time limit. */
export class WorkerEndedError extends Error {
  override name = 'WorkerEndedError';
  readonly lastRelease: string | null;
  readonly kind: FailureKind;

  constructor(lastRelease: string | null, kind: FailureKind) {
    super(`A worker ended (${kind}) in code of '${lastRelease ?? 'no release'}'.`);
    this.lastRelease = lastRelease;
    this.kind = kind;
  }
}

export class ReleasedCodeWorker<
  Worker extends WorkerFunctions = WorkerFunctions,
  Parent extends ParentFunctions = ParentFunctions,
> {
  /** Resolves when the process has ended. */
  readonly ended: Promise<WorkerEndedError>;
  private readonly child: ChildProcess;
  private readonly functions: BirpcReturn<Worker, Parent>;
  private lastRelease: string | null = null;
  private isTimedOut = false;
  private hasEnded = false;

  constructor(options: WorkerOptions, parent: Parent) {
    const child = spawnWorker(options);
    this.child = child;
    this.functions = createBirpc<Worker, Parent>(
      {
        ...parent,
        reportEntry: (release) => {
          this.lastRelease = release;
          parent.reportEntry(release);
        },
      },
      {
        // Ignores send errors, because `ended` reports the end of the process.
        post: (message) => child.connected && child.send(message, () => undefined),
        on: (listener) => child.on('message', listener),
        timeout: -1,
      },
    );
    this.ended = waitForEnd(child).then((kind) => {
      this.hasEnded = true;
      const endError = new WorkerEndedError(this.lastRelease, this.isTimedOut ? 'time' : kind);
      this.functions.$close(endError);
      return endError;
    });
  }

  isEnded(): boolean {
    return this.hasEnded;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  /**
   * Runs a task of the worker with a time limit. Rejects with a `WorkerEndedError` if the worker
   * ends.
   */
  async runWithLimit<Result>(
    limitMs: number,
    task: (worker: BirpcReturn<Worker, Parent>) => Promise<Result>,
  ): Promise<Result> {
    const clearLimit = startTimeLimit(limitMs, () => {
      this.isTimedOut = true;
      this.kill();
    });
    try {
      return await task(this.functions);
    } catch (cause) {
      throw this.hasEnded ? await this.ended : cause;
    } finally {
      clearLimit();
    }
  }
}

/**
 * Starts a process with an empty environment. Node's permission model lets the process read only
 * `folders`.
 */
function spawnWorker({ program, folders, memoryMb }: WorkerOptions): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      // The asterisk also permits folders that do not exist yet.
      ...folders.map((folder) => `--allow-fs-read=${folder}*`),
      // The worker needs this permission to start one thread in `endWithParent`, and then drops it.
      '--allow-worker',
      `--max-old-space-size=${memoryMb}`,
      '--input-type=module',
      '-',
      String(process.pid),
    ],
    { env: {}, stdio: ['pipe', 'ignore', 'ignore', 'ipc'] },
  );
  // Ignores write errors, because `ended` reports a process that ended early.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(bundleProgram(program));
  return child;
}

async function waitForEnd(child: ChildProcess): Promise<FailureKind> {
  const disconnection = new Promise((resolve) => child.once('disconnect', resolve));
  const kind = await new Promise<FailureKind>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(code === ABORTED_EXIT_CODE || signal === 'SIGABRT' ? 'memory' : 'exit'),
    );
    child.on('error', () => {
      if (child.pid === undefined) resolve('exit');
      else child.kill('SIGKILL');
    });
  });
  if (child.connected) await disconnection;
  return kind;
}

/** Exit code of a process that Node aborts because its heap is full. */
const ABORTED_EXIT_CODE = 134;

const codeByEntry = new Map<string, string>();

/** Bundles a worker's program, because a bundle starts three times as fast as TypeScript files. */
function bundleProgram(entry: string): string {
  const code = codeByEntry.get(entry) ?? runBundler(entry);
  codeByEntry.set(entry, code);
  return code;
}

function runBundler(entry: string): string {
  // Without worker threads, esbuild does not leave a process running.
  process.env['ESBUILD_WORKER_THREADS'] = '0';
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof Esbuild;
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}
