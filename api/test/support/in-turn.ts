import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { closePooled } from './pooled-embedded.ts';
import { testFiles } from './test-files.ts';

/**
 * Runs test files one after the other in this process, each as a suite with hooks of its own: loading the
 * backend for each of them anew takes longer than most of their tests. Another process that takes from the
 * same list runs what this one does not.
 */
for (const file of testFiles()) {
  if (isTaken(file)) continue;
  process.env.TEST_FILE = file;
  await describe(file, () => import(pathToFileURL(resolve(file)).href));
}
await closePooled();

/** Whether another process took it; if none did, this one does. */
function isTaken(file: string): boolean {
  try {
    mkdirSync(join(process.env.TEST_TAKEN ?? '', encodeURIComponent(file)));
    return false;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return true;
    throw cause;
  }
}
