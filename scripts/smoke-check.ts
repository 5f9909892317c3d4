import { existsSync } from 'node:fs';
import { runSmokeCheck } from './smoke/run-smoke-check.ts';
import { checkPackageNames } from './command-line/named-packages.mjs';
import { listReleasedPackages, readRemote, resolveFolder } from './packages.mjs';
import { findInstalledChromium } from './steps/chromium.mjs';

/** Time limit in ms, long enough for one busy core. */
const LIMIT_MS = 1_000_000;

/**
 * Runs the smoke check of the named packages without releasing them. Opens each page in a browser,
 * with mock backends. With TEST_FORM=long, opens each page in a wide window too. Otherwise, with
 * SMOKE_CHECK_PAGES=first, opens only the first page of each package.
 */
const isLongForm = process.env['TEST_FORM'] === 'long';
try {
  const chromium = findInstalledChromium();
  if (chromium === undefined || !existsSync(chromium))
    throw new Error('No Chromium was found: set CHROMIUM_PATH to the path of one.');
  const checkedPackages =
    process.argv.length > 2 ? checkPackageNames(process.argv.slice(2)) : listReleasedPackages();
  const getRemoteName = (folder: string) => readRemote(folder).name;
  const sentences = await runSmokeCheck({
    liveFolders: () => Promise.resolve([]),
    candidates: Object.fromEntries(
      listReleasedPackages().map((folder) => [getRemoteName(folder), resolveFolder(folder)]),
    ),
    checked: checkedPackages.map(getRemoteName),
    chromium,
    limitMs: LIMIT_MS,
    ...(isLongForm ? {} : { widths: [390] }),
    hasFirstPagesOnly: !isLongForm && process.env['SMOKE_CHECK_PAGES'] === 'first',
  });
  for (const sentence of sentences) console.error(sentence);
  if (sentences.length === 0) console.log(`A release of ${checkedPackages.join(', ')} would pass.`);
  process.exitCode = sentences.length > 0 ? 1 : 0;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
