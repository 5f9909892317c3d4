import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from './packages.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { testParts } from './steps/parts.mjs';
import { root } from './steps/run.mjs';
import { sideBySide } from './steps/side-by-side.mjs';
import { tally } from './steps/tally.mjs';

/**
 * `npm test`: everything the project promises about itself; the last line counts it.
 * `npm test -- catalog-mfe`: what concerns one package, or several.
 */
const folders = process.argv.slice(2);
const unknown = folders.filter((name) => !workspaces().includes(name));
if (unknown.length > 0) {
  console.error(`No such package: ${unknown.join(', ')}. There are ${workspaces().join(', ')}.`);
  process.exit(1);
}

const results = join(root, '.cache/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const count = tally();

await count.timed('install', install);
const chromium = await count.timed('browser', findChromium);
await sideBySide(testParts(folders, chromium), count.part);
process.exit(count.close());
