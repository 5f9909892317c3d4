import { existsSync } from 'node:fs';
import { folderOf, roomOf } from '../packages.mjs';
import { presentChromium } from '../steps/chromium.mjs';
import type { ReleaseTarget } from '../targets/store-target.ts';
import { lookAt } from './look-at.ts';

/**
 * Runs the smoke check for builds before their release. Throws with a sentence for each fault, or
 * if no browser is installed.
 */
export async function refuseUnsightly(
  { liveFolders }: Pick<ReleaseTarget, 'liveFolders'>,
  packages: string[],
): Promise<void> {
  const chromium = presentChromium();
  if (chromium === undefined || !existsSync(chromium)) throw new Error(NO_BROWSER);
  console.log('Looking at the pages in a browser…');
  const candidates = Object.fromEntries(
    packages.map((folder) => [roomOf(folder).name, folderOf(folder)]),
  );
  const sentences = await lookAt({ liveFolders, candidates, chromium });
  if (sentences.length > 0) throw new Error(['Nothing was released.', ...sentences].join('\n'));
}

const NO_BROWSER =
  'Nothing was released: there is no Chromium for the smoke check. Install one ' +
  "('apt-get install chromium-headless-shell' on Debian, 'npx playwright install chromium' elsewhere), " +
  'set CHROMIUM_PATH to one, or release with --unseen.';
