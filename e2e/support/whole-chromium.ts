import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** Browsers with all that people's have; the headless shell has no back-forward cache. */
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A whole Chromium with its back-forward cache where the machine has one, else the one of the other tests. */
export const wholeChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath:
      process.env['WHOLE_CHROMIUM_PATH'] ??
      whole.find((path) => existsSync(path)) ??
      process.env['CHROMIUM_PATH'],
    // Playwright's own default switches the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
