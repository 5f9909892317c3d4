import { type Page, test as base, expect } from '@playwright/test';
import { type Shop, startShop } from './shop.ts';

export interface WorkerFixtures {
  /** The shop that a file's tests share; tests that break theirs start their own. */
  shop: Shop;
}

export interface TestFixtures {
  /** Logged errors and warnings of the page; a test that expects some empties it. */
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

/** How many times slower than this machine a test's own `page` is: what is expected of it does not depend on that. */
export const slowness = Number(process.env['TEST_SLOWNESS'] ?? 1);

async function slowDown(page: Page): Promise<void> {
  if (slowness === 1) return;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

/** What browsers say of scripts and fonts on a machine that needs seconds to come to them. */
const late =
  /\.(js|css|woff2)(\?attempt=\d+)? was preloaded using link preload but not used within a few seconds/;

/** Gathers what a page logs as error or warning, and what it throws. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const complains = ['error', 'warning'].includes(message.type());
    if (complains && !late.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
