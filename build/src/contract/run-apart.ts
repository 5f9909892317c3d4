import { execFile } from 'node:child_process';

/**
 * Runs a file as a process of its own with `input` as JSON, and returns what it writes. Throws when
 * it fails, takes longer than `limitMs` or more memory than a compiler needs.
 */
export function runApart<Output>(file: string, input: unknown, limitMs: number): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [`--max-old-space-size=${MEMORY_MB}`, file],
      { timeout: limitMs, killSignal: 'SIGKILL', maxBuffer: MOST_BYTES, env: {} },
      (error, stdout, stderr) => {
        if (error)
          reject(
            new Error(
              error.killed ? `It did not end within ${limitMs / 1000} s.` : lastLines(stderr),
              { cause: error },
            ),
          );
        else resolve(JSON.parse(stdout) as Output);
      },
    );
    // A process that ends before it has read everything is reported by its end.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(JSON.stringify(input));
  });
}

const MEMORY_MB = 2048;
const MOST_BYTES = 64 * 2 ** 20;

const lastLines = (text: string) => text.trim().split('\n').slice(-8).join('\n');
