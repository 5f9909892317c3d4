import { type SecondBackend, startSecondBackend } from '../backend/second-backend.ts';
import { startShop } from './shop.ts';
import { expect, test as base } from './test.ts';

/** Tests of the storefront with a backend that implements only section 7 of the specification. */
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
        // Without page cache, because each test overrides responses.
        PAGE_CACHE_MB: '0',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      });
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  /** The backend, reset before and after each test. */
  cleanBackend: async ({ secondBackend }, use) => {
    secondBackend.reset();
    await use(secondBackend);
    secondBackend.reset();
  },
});

export { expect };
