import { createRequire } from 'node:module';
import type * as Esbuild from 'esbuild';

const codeByEntry = new Map<string, string>();

/** Bundles a worker's program, because a bundle starts three times as fast as TypeScript files. */
export function bundleProgram(entry: string): string {
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
