import { startShop } from '../shop.ts';
import { test as base, type TestFixtures, type WorkerFixtures } from '../test.ts';

/** Test function with a shop that has the demo data. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    async ({}, use) => {
      const shop = await startShop({ DEMO_DATA: 'on' });
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

export const demoOwner = { email: 'staff@example.com', password: 'staff-demo-123' };
