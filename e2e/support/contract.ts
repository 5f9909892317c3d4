import { type SecondBackend, startSecondBackend } from '../backend/second-backend.ts';
import { startShop } from './shop.ts';
import { expect, test as base } from './test.ts';

/** Test function with a shop whose backend has only the calls of the specification (section 7). */
export const test = base.extend<{ cleanBackend: SecondBackend }, { secondBackend: SecondBackend }>({
  secondBackend: [
    async ({}, use) => {
      const backend = await startSecondBackend();
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ secondBackend }, use) => {
      const shop = await startShop({
        API_HOST: secondBackend.url,
        // Disables the storefront's page cache, because a cached page would hide the responses that
        // a test overrides.
        PAGE_CACHE_MB: '0',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      });
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  /**
   * The second backend, which is reset before and after each test, so that it starts without
   * overrides.
   */
  cleanBackend: async ({ secondBackend }, use) => {
    secondBackend.reset();
    await use(secondBackend);
    secondBackend.reset();
  },
});

export { expect };
