import { defineConfig } from '@playwright/test';
import '../scripts/temporary-files.mjs';
import { isLongForm, longForm } from './support/long-form.ts';

const workers = Number(process.env['TEST_WORKERS'] ?? 2);

/**
 * Matches the tests that mostly wait for time limits of the shop, and therefore need no CPU core of
 * their own. In the short form, also the test of releases, which shares a shop with the others.
 */
const WAITING_TESTS = isLongForm
  ? /path\/(complete-order|faulty-remotes|try-again|two-processes)\.spec/
  : /path\/(faulty-remotes|release|two-processes)\.spec/;
/** Matches the tests whose shop has the minimal backend. */
const CONTRACT_TESTS = /tests\/contract\//;

/**
 * Configuration of the browser tests, which have a running shop. Each worker has one browser and
 * one shop. One worker more than `workers` runs `WAITING_TESTS`.
 */
export default defineConfig({
  testDir: './tests',
  outputDir: '../.cache/test-results',
  globalSetup: './support/global-setup.ts',
  workers: workers + 1,
  projects: [
    { name: 'waiting', testMatch: WAITING_TESTS, workers: 1 },
    // In the short form, one worker suffices for these few tests, so that one shop starts for them.
    { name: 'contract', testMatch: CONTRACT_TESTS, workers: isLongForm ? workers : 1 },
    { name: 'working', testIgnore: [WAITING_TESTS, CONTRACT_TESTS], workers },
  ],
  fullyParallel: true,
  forbidOnly: true,
  ...(isLongForm ? {} : { grepInvert: new RegExp(longForm.tag) }),
  // Stops after 20 failures, because a shop that does not start would fail every test.
  maxFailures: 20,
  // Time limits in ms, many times longer than a busy machine needs. A test has a limit of its own
  // only if it asserts that something happens within it.
  timeout: 900_000,
  expect: { timeout: 240_000, toPass: { timeout: 480_000 } },
  reporter: [['list'], ['./support/weights/weight-reporter.ts']],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Time limit in ms. It is shorter than a test's time limit, so that the error names the element
    // for which the action waits.
    actionTimeout: 300_000,
    navigationTimeout: 300_000,
    // Without animations, the browser draws less. Tests about motion switch them on.
    ...(isLongForm ? {} : { reducedMotion: 'reduce' as const }),
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
