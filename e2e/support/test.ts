import { type Page, test as base, expect } from '@playwright/test';
import { type Shop, startShop } from './shop.ts';

export interface WorkerFixtures {
  /** The shop that the tests of a file share. Tests that damage a shop start their own. */
  shop: Shop;
}

export interface TestFixtures {
  /**
   * Errors and warnings in the console of the page. A test that expects some of them removes them.
   */
  complaints: string[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  page: async ({ page }, use) => {
    await slowDown(page);
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = collectComplaints(page);
      await use(complaints);
      expect(complaints, 'the page logs no error and no warning').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Factor by which the CPU of a test's `page` is slowed. The expectations stay the same. */
export const slowness = Number(process.env['TEST_SLOWNESS'] ?? 1);

async function slowDown(page: Page): Promise<void> {
  if (slowness === 1) return;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

/** Browser warnings about late scripts and fonts on slow machines. */
const late =
  /\.(js|css|woff2)(\?attempt=\d+)? was preloaded using link preload but not used within a few seconds/;

/** Collects a page's console errors and warnings, and its uncaught errors. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const complains = ['error', 'warning'].includes(message.type());
    if (complains && !late.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
