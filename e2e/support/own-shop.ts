import { isLongForm } from './long-form.ts';
import { type Shop, startShop } from './shop.ts';
import { test as base } from './test.ts';

interface OwnShopFixtures {
  ownShop: Shop;
  /** Settings of the shop. Files with the same settings share the shop. */
  ownShopSettings: Record<string, string>;
}

/**
 * Test function with a shop of its own, for tests that release versions or kill processes. Files of
 * the same project share the shop, run one after another, and leave it ready.
 */
export const test = base.extend<object, OwnShopFixtures>({
  // In the short form, the test of failing remotes shares the shop. Without automatic rollback, each
  // of its faults stays until the next release.
  ownShopSettings: [
    isLongForm ? {} : { RENDER_WORKERS: '2', AUTOMATIC_RETURN: 'off' },
    { scope: 'worker', option: true },
  ],
  ownShop: [
    async ({ ownShopSettings }, use) => {
      const shop = await startShop(ownShopSettings);
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  // Prevents the start of the worker's shop.
  baseURL: async ({ ownShop }, use) => use(ownShop.url),
});
