import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/**
 * Possible paths of Chromium. The headless shell comes first, because it is twice as fast as the
 * complete browser.
 */
const knownPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/**
 * Returns the path in CHROMIUM_PATH, of an installed Chromium, or of one that this function
 * installs. Throws if no Chromium can be installed.
 */
export async function findChromium() {
  const installedPath = findInstalledChromium();
  if (installedPath) return installedPath;
  console.log('Installing a Chromium for the browser tests…');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    // Installs the complete browser if the distribution has no package of the headless shell.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findInstalledChromium())
        await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  } else {
    await run('playwright', ['install', 'chromium']);
  }
  const newPath = findInstalledChromium();
  if (!newPath)
    throw new Error('No Chromium could be found or installed: set CHROMIUM_PATH to one.');
  return newPath;
}

/**
 * Returns CHROMIUM_PATH or the path of an installed Chromium, or undefined without either.
 * @returns {string | undefined}
 */
export function findInstalledChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
  return [...knownPaths, chromium.executablePath()].find((path) => path && existsSync(path));
}
