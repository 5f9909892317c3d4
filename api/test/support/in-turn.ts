import './with-ready-pglite.ts';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { closePooledDatabases } from './pooled-embedded.ts';
import { listTestFiles } from './test-files.ts';

/**
 * Runs test files one after another in this process, each as a suite with its own hooks. A new
 * process per file would load the backend each time, which takes longer than most tests. Several
 * processes share the list, and only one of them runs each file.
 */
for (const file of listTestFiles()) {
  if (isTaken(file)) continue;
  process.env.TEST_FILE = file;
  await describe(file, () => import(pathToFileURL(resolve(file)).href));
}
await closePooledDatabases();

/** Returns whether another process has reserved the file. If not, this process reserves it. */
function isTaken(file: string): boolean {
  try {
    mkdirSync(join(process.env.TEST_TAKEN ?? '', encodeURIComponent(file)));
    return false;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return true;
    throw cause;
  }
}
