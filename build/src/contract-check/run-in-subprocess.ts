import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { getInstallFolder } from '../install-location.ts';

const run = promisify(execFile);

export class SubprocessError extends Error {}

/**
 * Runs a script in a separate process. Throws a `SubprocessError` on failure or after `limitMs`
 * milliseconds.
 */
export async function runInSubprocess<Output>(
  taskName: string,
  file: string,
  input: unknown,
  limitMs: number,
): Promise<Output> {
  const pendingRun = run(
    process.execPath,
    [`--max-old-space-size=${MAX_MEMORY_MB}`, resolve(import.meta.dirname, file)],
    {
      timeout: limitMs,
      killSignal: 'SIGKILL',
      maxBuffer: MAX_OUTPUT_BYTES,
      env: { NODE_COMPILE_CACHE: join(getInstallFolder(), '.cache/node') },
    },
  );
  // Ignores write errors. A process that ended early rejects the promise anyway.
  pendingRun.child.stdin?.on('error', () => undefined);
  pendingRun.child.stdin?.end(JSON.stringify(input));
  try {
    return JSON.parse((await pendingRun).stdout) as Output;
  } catch (cause) {
    throw new SubprocessError(`${taskName} ${describeFailure(cause, limitMs)}`, { cause });
  }
}

const MAX_MEMORY_MB = 2048;
const MAX_OUTPUT_BYTES = 64 * 2 ** 20;

function describeFailure(cause: unknown, limitMs: number): string {
  const { killed, stderr = '' } = cause as { killed?: boolean; stderr?: string };
  if (killed) return `did not end within ${limitMs / 1000} s.`;
  const errorMessage = /^(?:\w*Error: )(.*)$/m.exec(stderr)?.[1];
  return `failed: ${errorMessage ?? (cause instanceof Error ? cause.message : String(cause))}`;
}
