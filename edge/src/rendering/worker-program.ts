import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Esbuild from 'esbuild';

let program: string | null = null;

/**
 * The code of a render worker as one module of JavaScript, put together once in each process: a worker that
 * loads its files as they are, and strips the types of each, takes three times as long to start.
 */
export function workerProgram(): string {
  program ??= bundled();
  return program;
}

function bundled(): string {
  // Read when it is loaded: otherwise it keeps a process of its own for as long as this one lives.
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
