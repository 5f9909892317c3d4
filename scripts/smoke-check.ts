import { existsSync } from 'node:fs';
import { lookAt } from './look/look-at.ts';
import { namedPackages } from './named-packages.mjs';
import { folderOf, released, roomOf } from './packages.mjs';
import { presentChromium } from './steps/chromium.mjs';

/** Longest time, in ms, on one core that other work keeps busy. */
const LIMIT_MS = 1_000_000;

/**
 * `smoke-check.ts [catalog-mfe]`: opens every page of these packages, or of all, in a browser, with the present
 * build of each package and the mock backends of the remotes. It fails for what would refuse a release.
 * The short form opens one window; TEST_FORM=long opens all windows that a release opens.
 */
try {
  const chromium = presentChromium();
  if (chromium === undefined || !existsSync(chromium))
    throw new Error('There is no Chromium to open the pages with: set CHROMIUM_PATH to one.');
  const checked = process.argv.length > 2 ? namedPackages(process.argv.slice(2)) : released();
  const nameOf = (folder: string) => roomOf(folder).name;
  const sentences = await lookAt({
    liveFolders: () => Promise.resolve([]),
    candidates: Object.fromEntries(released().map((folder) => [nameOf(folder), folderOf(folder)])),
    checked: checked.map(nameOf),
    chromium,
    limitMs: LIMIT_MS,
    ...(process.env['TEST_FORM'] === 'long' ? {} : { widths: [390] }),
  });
  for (const sentence of sentences) console.error(sentence);
  if (sentences.length === 0) console.log(`A release of ${checked.join(', ')} would pass.`);
  process.exitCode = sentences.length > 0 ? 1 : 0;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
