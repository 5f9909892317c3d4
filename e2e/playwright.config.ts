import { defineConfig } from '@playwright/test';

const workers = Number(process.env['TEST_WORKERS'] ?? 2);

/** Tests that wait for limits of the shop most of their time: they take no core from the others. */
const WAITING = /path\/(whole-path|faulty-rooms|try-again|two-processes)\.spec/;

/**
 * Browser tests against the shop itself: a browser and a shop for each core, as many as were asked for, and
 * one more for what waits.
 */
export default defineConfig({
  testDir: './tests',
  outputDir: '../.cache/test-results',
  globalSetup: './support/global-setup.ts',
  workers: workers + 1,
  projects: [
    { name: 'waiting', testMatch: WAITING, workers: 1 },
    { name: 'working', testIgnore: WAITING, workers },
  ],
  fullyParallel: true,
  forbidOnly: true,
  // A shop that does not open fails every test by its limit: after so many the others say nothing new.
  maxFailures: 20,
  // Limits, not expectations: several times what a busy machine needs.
  timeout: 300_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['BROWSER_RESULTS'] ?? '../.cache/results/browser.json' }],
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Below every test's limit: what finds nothing to click is named before the whole test is out of time.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
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
