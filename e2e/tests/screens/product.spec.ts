import type { Locator, Page } from '@playwright/test';
import { ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { findLinkBehindBasket } from '../../support/screens/find-link-behind-basket.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { ownCatalogue } from '../../support/screens/screens.ts';
import {
  readChosenState,
  readChosenSubservice,
  storeBeforeOpening,
} from '../../support/screens/shopper.ts';
import { expect, test } from '../../support/test.ts';
import { limitInShortForm, longForm } from '../../support/long-form.ts';

const { category, product } = ownCatalogue;

test.describe('listings (specification, section 2)', () => {
  test(
    "a category's cards show price and 'Size: …' and lead to /{service}/{product}",
    longForm,
    async ({ page }) => {
      await page.goto(category.path);
      await waitUntilLoaded(page);
      const card = page.getByRole('listitem').filter({ hasText: product.name });
      await expect(card).toContainText('£195.00');
      await expect(card).toContainText('Size: Floor length, up to three skirt layers');
      await card.getByRole('link', { name: product.name }).click();
      await expect(page).toHaveURL(new RegExp(`${product.path}$`));
      await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeFocused();
    },
  );

  test('a listing does not move when a chosen sub-service changes its banner', async ({
    page,
    context,
    request,
    browser,
    baseURL,
  }) => {
    const stored = await readChosenState(request, ownCatalogue);
    await storeBeforeOpening(context, {
      ...stored,
      ...(await readChosenSubservice(request, stored)),
    });
    const served = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const asServed = await served.newPage();
    for (const width of limitInShortForm([390, 320, 768], 1)) {
      for (const view of [asServed, page]) {
        await view.setViewportSize({ width, height: 900 });
        await view.goto(category.path);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before the Wedding');
      const moved = async () => (await measureGap(page)) - (await measureGap(asServed));
      await expect.poll(moved, `${width} px`).toBe(0);
    }
    await served.close();
  });

  test(
    "/products shows 50 characters of the description and 'Check Price'",
    longForm,
    async ({ page, context, request }) => {
      await storeBeforeOpening(context, await readChosenState(request, ownCatalogue));
      await page.route('**/api/users/getproducts/1', async (route) => {
        const response = await route.fetch();
        const [first = {}, second = {}] = (await response.json()) as Record<string, unknown>[];
        const rest = ((await response.json()) as object[]).slice(2);
        first['description'] = '1234567890'.repeat(6);
        second['image'] = '';
        await route.fulfill({ response, json: [first, second, ...rest] });
      });
      await page.goto('/products');
      await waitUntilLoaded(page);
      await expect(page.getByText('1234567890'.repeat(5), { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4);
      await page
        .getByRole('link', { name: /^Check Price/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/innerdresses$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tea-Length Dress Clean');
    },
  );
});

/** Returns the distance between header and listing, in px. */
async function measureGap(page: Page): Promise<number> {
  const main = await page.getByRole('main').boundingBox();
  const crumbs = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox();
  return main && crumbs ? crumbs.y - main.y : NaN;
}

test.describe('a product (specification, sections 2 and 4)', () => {
  test('is chosen, priced and added to the basket by keyboard', async ({ page }) => {
    await page.goto(product.path);
    await waitUntilLoaded(page);
    const selectors = page.getByRole('main').getByRole('combobox');
    await expect(selectors.first().getByRole('option')).toHaveText([
      'No',
      /^Standard \(\+£\d+\.\d\d\)$/,
      'Personalised (+£55.00)',
    ]);
    for (const selector of (await selectors.all()).slice(1))
      await expect(selector.getByRole('option')).toHaveCount(2);

    // The field's code is loaded when a selector gets the focus.
    const field = page.waitForResponse(/later-personalisation\.\w+\.js$/);
    await selectors.first().focus();
    await (await field).finished();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(selectors.first()).toHaveValue('personalised');
    await expect(page.getByRole('main').getByText('£250.00')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(page.getByRole('main').getByText('£195.00')).toBeVisible();
    await page.keyboard.press('End');
    const words = page.getByLabel('What shall your Keepsake Box say?');
    await expect(words).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(words).toBeFocused();
    await page.keyboard.type('Ada & Tom');

    await page.getByRole('button', { name: 'Add to cart' }).focus();
    await page.keyboard.press('Enter');
    await expect(findLinkBehindBasket(page, 'Go to cart')).toHaveAttribute('href', '/cart');
    const modal = page.getByRole('dialog', { name: 'Your Basket' });
    await expect(modal).toBeVisible();
    await expect(modal.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
      'href',
      '/details',
    );
    await waitForFocus(modal);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Go to cart' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('table')).toContainText(product.name);
  });

  test(
    'has no images if the image JSON is malformed, which is logged (specification, section 8)',
    longForm,
    async ({ page, context, request, consoleErrors }) => {
      const stored = await readChosenState(request, ownCatalogue);
      const dress = stored['innerdress'] as { content: object };
      await storeBeforeOpening(context, {
        ...stored,
        innerdress: { ...dress, content: { ...dress.content, image: '{"picture0":' } },
      });
      await page.goto('/innerdresses');
      await waitUntilLoaded(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
      await expect(page.getByRole('main').getByRole('img', { name: product.name })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
      await expect.poll(() => consoleErrors.length).toBeGreaterThan(0);
      ignoreConsoleErrors(consoleErrors, /could not be read/);
    },
  );
});

test.describe('removal kits (specification, section 9; rule 5)', () => {
  const kits = [
    { letter: 'A', price: '£239.00', boxes: '40 boxes', suits: /small moves/ },
    { letter: 'B', price: '£343.00', boxes: '60 boxes', suits: /2-3 bedrooms/ },
    { letter: 'C', price: '£537.00', boxes: '100 boxes', suits: /4-5 bedrooms/ },
  ];

  test('are three, each with price, contents, use and box size', longForm, async ({ page }) => {
    await page.goto('/removalkit');
    await waitUntilLoaded(page);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    for (const { letter, price, boxes, suits } of kits) {
      await page.goto('/removalkit');
      await page.getByRole('link', { name: `Removal Kit ${letter}` }).click();
      await expect(page).toHaveURL(new RegExp(`/RemovalKit${letter}$`));
      const main = page.getByRole('main');
      for (const text of [price, boxes, suits, '458x305x304mm'])
        await expect(main.getByText(text).first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(findLinkBehindBasket(page, 'Go to cart')).toBeVisible();
  });

  test('are added once by a double click, and the page stays for the basket modal', async ({
    page,
  }) => {
    await page.goto('/RemovalKitA');
    await waitUntilLoaded(page);
    await page.getByRole('button', { name: 'Add to cart' }).dblclick();
    await waitForFocus(page.getByRole('dialog', { name: 'Your Basket' }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Basket, 1 item', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/RemovalKitA$/);
  });
});

/** Waits for the focus, because the dialog handles Escape only from then on. */
const waitForFocus = (dialog: Locator) => expect(dialog.locator(':focus')).toHaveCount(1);
