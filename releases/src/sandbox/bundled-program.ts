import { createRequire } from 'node:module';
import type * as Esbuild from 'esbuild';

const programs = new Map<string, string>();

/**
 * Returns the code of a worker as one JavaScript module. It is bundled once in each process: a worker that loads
 * TypeScript files one by one takes three times as long to start.
 */
export function bundledProgram(entry: string): string {
  const known = programs.get(entry) ?? bundled(entry);
  programs.set(entry, known);
  return known;
}

function bundled(entry: string): string {
  // esbuild reads this when it is loaded. Otherwise it keeps a process of its own for as long as this one lives.
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
