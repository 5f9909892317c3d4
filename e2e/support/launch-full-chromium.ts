import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** Full browsers, because the headless shell has no back-forward cache. */
const fullBrowserPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Launches a full Chromium with back-forward cache if one is installed, or else the browser of the
 * other tests.
 */
export const launchFullChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath:
      process.env['WHOLE_CHROMIUM_PATH'] ??
      fullBrowserPaths.find((path) => existsSync(path)) ??
      process.env['CHROMIUM_PATH'],
    // Playwright disables the back-forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
