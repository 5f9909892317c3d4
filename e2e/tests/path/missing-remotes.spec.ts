import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { startSecondBackend } from '../../backend/second-backend.ts';
import { limitInShortForm, longForm } from '../../support/long-form.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { startShop } from '../../support/shop.ts';
import { collectConsoleErrors, expect, test } from '../../support/test.ts';

/**
 * Remotes to delete. The short form uses one that the server renders and one that only the browser
 * renders.
 */
const REMOTES = [
  { room: 'catalog', page: '/services', other: '/faq' },
  { room: 'basket', page: '/cart', other: '/services' },
  { room: 'checkout', page: '/thankyouorderplace', other: '/services' },
  { room: 'account', page: '/login', other: '/services' },
  { room: 'content', page: '/faq', other: '/services' },
];

const aLine = {
  id: 70,
  productid: 70,
  name: 'Removal Kit A',
  slug: 'removal-kit-a',
  price: 23_900,
  description: '',
  serviceid: null,
  gender: '',
  status: false,
  image: '',
  meta_title: '',
  meta_keywords: '',
  meta_description: '',
  packages: '[]',
  cartamount: 23_900,
  cartquantity: 1,
};

test.describe('deleting the files of one remote while the shop runs', () => {
  for (const { room: remote, page: address, other } of limitInShortForm(REMOTES, 1)) {
    test(`affects only the pages of ${remote}, and 'Try again' loads them again`, async ({
      browser,
      shop,
    }) => {
      test.slow();
      const registry = await (await fetch(`${shop.url}/registry.json`)).json();
      const folder = join(
        shop.dataDir,
        'releases',
        registry.microFrontends[remote][0].extras.folder,
      );
      renameSync(folder, `${folder}.away`);
      const context = await browser.newContext({ baseURL: shop.url });
      const page = await context.newPage();
      try {
        await page.addInitScript((line) => {
          localStorage.setItem('cart', JSON.stringify({ version: 1, content: [line] }));
        }, aLine);

        await page.goto(address);
        const retryButton = page.getByRole('button', { name: 'Try again' });
        await expect(retryButton).toBeVisible();
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('link', { name: /^Basket, 1 item/ })).toBeVisible();

        await page.goto(other);
        await waitUntilLoaded(page);
        await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(
          0,
        );

        await page.goto(address);
        await expect(retryButton).toBeVisible();
        renameSync(`${folder}.away`, folder);
        await retryButton.click();
        await expect(retryButton).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      } finally {
        await context.close();
        if (existsSync(`${folder}.away`)) renameSync(`${folder}.away`, folder);
        // Restores the shop for the next test.
        await expect.poll(async () => (await fetch(shop.url + address)).status).toBe(200);
      }
    });
  }
});

test(
  'a remote that could not be loaded once is loaded again by its next page',
  longForm,
  async ({ page, consoleErrors }) => {
    const remotes = /\/releases\/catalog\//;
    await page.route(remotes, (route) => route.abort());
    await page.goto('/faq');
    await waitUntilLoaded(page);
    const inHeader = (name: string) =>
      page.getByRole('banner').getByRole('link', { name, exact: true });
    await inHeader('Services').click();
    const retryButton = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retryButton).toBeVisible();
    await page.unroute(remotes);
    await expect(async () => {
      await inHeader('FAQ').click();
      await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
      await inHeader('Services').click();
      await expect(page.getByRole('heading', { name: 'Our services' })).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
    consoleErrors.length = 0;
  },
);

test(
  'a page without the backend works, and shows what could not be read',
  longForm,
  async ({ browser }) => {
    const backend = await startSecondBackend();
    const shop = await startShop({ API_HOST: backend.url, PAGE_CACHE_MB: '0' });
    await backend.close();
    const page = await browser.newPage({ baseURL: shop.url });
    collectConsoleErrors(page);
    try {
      // Waits, because cached responses are still used for a moment.
      await expect.poll(async () => (await fetch(`${shop.url}/services`)).status).toBe(503);
      await page.goto('/services');
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      expect((await fetch(`${shop.url}/readyz`)).status).toBe(503);
    } finally {
      await page.close();
      await shop.remove();
    }
  },
);
