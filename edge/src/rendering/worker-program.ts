import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Esbuild from 'esbuild';

let program: string | null = null;

/**
 * Returns the render worker's program as one JavaScript module, bundled once per process. Loading
 * its TypeScript files separately would triple the start time of a worker.
 */
export function workerProgram(): string {
  program ??= bundled();
  return program;
}

function bundled(): string {
  // esbuild reads this variable on load. Otherwise esbuild keeps a child process running.
  process.env['ESBUILD_WORKER_THREADS'] = '0';
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof Esbuild;
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, 'worker/main.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}
