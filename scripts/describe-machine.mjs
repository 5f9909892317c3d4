import { statSync } from 'node:fs';
import { findInstalledChromium } from './steps/chromium.mjs';

/**
 * Prints what the results of tests depend on besides files. Nx keeps results for each output of this
 * program. The day is part of it, because dates of the shop depend on it.
 */
const chromium = findInstalledChromium();
const { TEST_FORM, TEST_SLOWNESS, TEST_WORKERS, TEST_DATABASE_URL, FC_SEED, FC_RUNS } = process.env;
console.log(
  JSON.stringify({
    day: new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' }).format(),
    node: process.version,
    machine: [process.platform, process.arch],
    chromium: chromium && [chromium, statSync(chromium).mtimeMs],
    settings: { TEST_FORM, TEST_SLOWNESS, TEST_WORKERS, TEST_DATABASE_URL, FC_SEED, FC_RUNS },
  }),
);
