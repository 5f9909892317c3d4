import { type Page, test as base, expect } from '@playwright/test';
import { type Shop, startShop } from './shop.ts';

export interface WorkerFixtures {
  /** Shop of all tests in a file. Tests that damage a shop must start their own. */
  shop: Shop;
}

export interface TestFixtures {
  /** Console errors and warnings of the page. A test must remove the expected messages. */
  consoleErrors: string[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  page: async ({ page }, use) => {
    await throttleCpu(page);
    await use(page);
  },
  consoleErrors: [
    async ({ page }, use) => {
      const messages = collectConsoleErrors(page);
      await use(messages);
      expect(messages, 'the page logs no error and no warning').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Factor by which the browser's CPU is slowed down (`--slow`). */
export const cpuSlowdown = Number(process.env['TEST_SLOWNESS'] ?? 1);

async function throttleCpu(page: Page): Promise<void> {
  if (cpuSlowdown === 1) return;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/**
 * Matches the browser's warning about preloaded files that are used late, which happens on slow
 * machines.
 */
const lateFilePattern =
  /\.(js|css|woff2)(\?attempt=\d+)? was preloaded using link preload but not used within a few seconds/;

/**
 * Returns an array to which the page's console errors, console warnings and uncaught errors are
 * added as they happen, each with the URL that it is about.
 */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    const isErrorOrWarning = ['error', 'warning'].includes(message.type());
    if (isErrorOrWarning && !lateFilePattern.test(message.text()))
      consoleErrors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  return consoleErrors;
}
