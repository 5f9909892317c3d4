import type { Page } from '@playwright/test';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import {
  navigateWithin,
  startNavigation,
  waitUntilLoaded,
} from '../../support/screens/page-facts.ts';
import { ownCatalogue } from '../../support/screens/screens.ts';
import { readChosenState, signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { expect, test } from '../../support/test.ts';
import { limitInShortForm, longForm } from '../../support/long-form.ts';

/**
 * The short form uses only the first pages. Tests of the remotes (`failed-reads.test.tsx`) render most
 * of the others with a failing backend.
 */
const reads = [
  { path: '/', call: 'getservices' },
  { path: ownCatalogue.product.path, call: 'getproductbyslug' },
  { path: '/myaccount', call: 'getorderproducts' },
  { path: ownCatalogue.category.path, call: 'getproductsbycategoryslug' },
  { path: '/about', call: 'aboutus' },
  { path: '/services', call: 'getservices' },
  { path: '/subservices', call: 'getsubservices' },
  { path: '/dresses', call: 'getproducts' },
  { path: '/products', call: 'getproducts' },
  { path: '/fitcheck', call: 'getfitcheckdata' },
];
const pagesWithLists = ['/services', '/myaccount', '/about', '/dresses', '/products', '/fitcheck'];

test.describe('pending and failed reads (rule 9)', () => {
  test('every page with reads renders a skeleton, then a failure, and reads again by Try again', async ({
    page,
    context,
    consoleErrors,
  }) => {
    test.slow();
    await storeBeforeOpening(context, {
      ...(await readChosenState(page.request, ownCatalogue)),
      ...(await signInByApi(page.request)),
      // Without a stored product, the page must read the product in the URL by its slug.
      innerdress: undefined,
    });
    for (const { path, call } of limitInShortForm(reads, 3)) {
      // Opens a page that sends no reads.
      await page.goto('/faq');
      await waitUntilLoaded(page);
      let release = () => {};
      const releasePromise = new Promise<void>((resolve) => (release = resolve));
      const address = new RegExp(`/users/${call}(/|$)`);
      await page.route(address, async (route) => {
        await releasePromise;
        if (await isPressed(page)) await route.continue();
        else await route.fulfill({ status: 500, json: { error: 'out of order' } });
      });
      await startNavigation(page, path);
      await expect(
        page
          .getByRole('main')
          .getByText(/^Loading/)
          .first(),
        path,
      ).toBeAttached();
      await expect(page.getByRole('main'), path).toBeVisible();
      release();
      const retryButton = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
      await expect(retryButton, path).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByText(/^We could not load/)
          .first(),
      ).toBeVisible();
      await markFirstPress(page);
      await retryButton.click();
      await expect(page.getByText(/^We could not load/), path).toHaveCount(0);
      await waitUntilLoaded(page);
      await page.unroute(address);
    }
    ignoreConsoleErrors(consoleErrors, failedCallPattern);
  });

  test(
    'an empty list shows a message and a link to continue',
    longForm,
    async ({ page, context }) => {
      await storeBeforeOpening(context, {
        ...(await readChosenState(page.request, ownCatalogue)),
        ...(await signInByApi(page.request)),
      });
      await page.route(/\/users\/get(?!customers|users|cartitems|packageitems)/, (route) =>
        route.fulfill({ json: { status: true, data: [] } }),
      );
      for (const path of pagesWithLists) {
        await page.goto('/faq');
        await waitUntilLoaded(page);
        if (path === '/about')
          await page.route('**/aboutus', (route) => route.fulfill({ json: {} }));
        await navigateWithin(page, path);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 2 }).first(), path).toBeVisible();
        await expect(main.getByRole('link').first(), path).toBeVisible();
        await expect.poll(async () => (await main.innerText()).length, path).toBeGreaterThan(40);
      }
    },
  );

  test('pictures that cannot be loaded are replaced by a drawing with their text', async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/images/**', (route) => route.fulfill({ status: 404, body: '' }));
    for (const path of ['/RemovalKitA', ownCatalogue.product.path]) {
      await page.goto(path);
      await waitUntilLoaded(page);
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const stand = page.getByRole('main').getByRole('img', { name });
      await expect(stand).toBeVisible();
      await expect(page.getByRole('main').locator('img')).toHaveCount(0);
      await expect.poll(async () => (await stand.boundingBox())?.height).toBeGreaterThan(200);
    }
    ignoreConsoleErrors(consoleErrors, failedCallPattern);
  });

  test('a public page can be read without scripts, and tells how to order', async ({
    browser,
    shop,
  }) => {
    const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
    const plain = await context.newPage();
    for (const path of limitInShortForm(
      ['/', '/faq', '/services', '/terms', ownCatalogue.product.path],
      2,
    )) {
      await plain.goto(path);
      await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(plain.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
      await expect(plain.getByText(/^Ordering here needs JavaScript/)).toBeVisible();
    }
    await context.close();
  });
});

/**
 * Marks the document at the first click, after which the failing reads may succeed. Other
 * components also repeat reads. An earlier success would remove the button.
 */
const markFirstPress = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    addEventListener('click', () => (dataset['pressed'] = ''), { capture: true, once: true });
  });

const isPressed = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'pressed' in document.documentElement.dataset);
