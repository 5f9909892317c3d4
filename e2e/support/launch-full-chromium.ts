import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** Paths of complete browsers, because the headless shell has no back-forward cache. */
const fullBrowserPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Launches a complete Chromium with its back-forward cache. If no complete Chromium is installed,
 * launches the browser of the other tests.
 */
export const launchFullChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath:
      process.env['WHOLE_CHROMIUM_PATH'] ??
      fullBrowserPaths.find((path) => existsSync(path)) ??
      process.env['CHROMIUM_PATH'],
    // Enables the back-forward cache, which Playwright disables by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
