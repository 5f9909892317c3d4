import { existsSync } from 'node:fs';
import { readRemote, resolveFolder } from '../packages.mjs';
import { findInstalledChromium } from '../steps/chromium.mjs';
import type { ReleaseTarget } from '../targets/store-target.ts';
import { runSmokeCheck } from './run-smoke-check.ts';

/** Runs the smoke check. Throws with a sentence for each fault, or if no browser is installed. */
export async function refuseFaultyBuilds(
  { liveFolders }: Pick<ReleaseTarget, 'liveFolders'>,
  packages: string[],
): Promise<void> {
  const chromium = findInstalledChromium();
  if (chromium === undefined || !existsSync(chromium)) throw new Error(NO_BROWSER_MESSAGE);
  const candidates = Object.fromEntries(
    packages.map((folder) => [readRemote(folder).name, resolveFolder(folder)]),
  );
  const sentences = await runSmokeCheck({
    liveFolders,
    candidates,
    chromium,
    onCompatible: () => console.log('Looking at the pages in a browser…'),
    onPage: ({ position, pages, path }) =>
      console.log(`Looking at the pages… ${position} of ${pages}: ${path}`),
  });
  if (sentences.length > 0) throw new Error(['Nothing was released.', ...sentences].join('\n'));
}

const NO_BROWSER_MESSAGE =
  'Nothing was released: there is no Chromium for the smoke check. Install one ' +
  "('apt-get install chromium-headless-shell' on Debian, 'npx playwright install chromium' elsewhere), " +
  'set CHROMIUM_PATH to one, or release with --unseen.';
