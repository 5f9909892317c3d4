import { type Shop, startShop } from './shop.ts';
import { test as base } from './test.ts';

/**
 * Test function with a shop of its own, for tests that release versions or kill processes. Files of
 * the same project share the shop, run one after another, and leave it ready.
 */
export const test = base.extend<object, { ownShop: Shop }>({
  ownShop: [
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  // Prevents the start of the worker's shop.
  baseURL: async ({ ownShop }, use) => use(ownShop.url),
});
