import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** The shell first: without the windows of a desktop it takes half the time. */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, one that is there, else one that is
 * installed now (Debian's package as root, Playwright's own elsewhere). Throws when there is none.
 */
export async function findChromium() {
  const found = presentChromium();
  if (found) return found;
  console.log('Installing a Chromium for the browser tests…');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    // Its name on Debian, and where that has none, the whole browser.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!presentChromium())
        await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  } else {
    await run('playwright', ['install', 'chromium']);
  }
  const installed = presentChromium();
  if (!installed)
    throw new Error('No Chromium could be found or installed: set CHROMIUM_PATH to one.');
  return installed;
}

/**
 * The path of a Chromium that is there; nothing when there is none.
 * @returns {string | undefined}
 */
export function presentChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
  return [...known, chromium.executablePath()].find((path) => path && existsSync(path));
}
