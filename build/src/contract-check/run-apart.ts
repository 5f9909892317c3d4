import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './places.ts';

const run = promisify(execFile);

/** Thrown if a separate process fails or exceeds its time limit. The message is a sentence. */
export class ApartError extends Error {}

/**
 * Runs a file as a separate process with `input` as JSON, and returns its output. `file` is a name
 * in this folder or a path. Throws a `SubprocessError` on failure or after `limitMs` milliseconds.
 * Its message begins with `taskName`.
 */
export async function runApart<Output>(
  what: string,
  file: string,
  input: unknown,
  limitMs: number,
): Promise<Output> {
  const running = run(
    process.execPath,
    [`--max-old-space-size=${MEMORY_MB}`, resolve(import.meta.dirname, file)],
    {
      timeout: limitMs,
      killSignal: 'SIGKILL',
      maxBuffer: MOST_BYTES,
      env: { NODE_COMPILE_CACHE: join(ROOT, '.cache/node') },
    },
  );
  // Ignores the write error of a process that ended early, because its exit rejects the promise.
  running.child.stdin?.on('error', () => undefined);
  running.child.stdin?.end(JSON.stringify(input));
  try {
    return JSON.parse((await running).stdout) as Output;
  } catch (cause) {
    throw new ApartError(`${what} ${reasonOf(cause, limitMs)}`, { cause });
  }
}

const MEMORY_MB = 2048;
const MOST_BYTES = 64 * 2 ** 20;

function reasonOf(cause: unknown, limitMs: number): string {
  const { killed, stderr = '' } = cause as { killed?: boolean; stderr?: string };
  if (killed) return `did not end within ${limitMs / 1000} s.`;
  const said = /^(?:\w*Error: )(.*)$/m.exec(stderr)?.[1];
  return `failed: ${said ?? (cause instanceof Error ? cause.message : String(cause))}`;
}
