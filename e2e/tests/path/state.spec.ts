import { ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { findLinkBehindBasket } from '../../support/screens/find-link-behind-basket.ts';
import { limitInShortForm, longForm } from '../../support/long-form.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { collectConsoleErrors, expect, test } from '../../support/test.ts';

const SLICES = [
  'innerdress',
  'cart',
  'packages',
  'personalised',
  'services',
  'subservices',
  'checkoutstatus',
  'placement',
  'user',
  'token',
  'refresh',
  'customerId',
];

/**
 * Unreadable contents of local storage. The short form uses two, because unit tests of `shared`
 * read each kind.
 */
const UNFIT: [string, string][] = [
  ['text that is no JSON', '{"cart":'],
  [
    'lines of the wrong shape',
    '{"version":1,"content":[{"productid":null,"cartquantity":-4,"cartamount":"NaN"}]}',
  ],
  ['a foreign object', '{"a":{"b":[1,2,3]}}'],
  ['a number', '42'],
  ['null', 'null'],
  ['content of an older shop', '[{"productid":1,"cartquantity":"2"}]'],
  ['content of a newer version', '{"version":999,"content":[{"productid":1}]}'],
];

test.describe('local storage', () => {
  for (const [caseName, content] of limitInShortForm(UNFIT, 1)) {
    test(`that contains ${caseName} breaks no page`, async ({ page }) => {
      await page.addInitScript(
        ([keys, value]) =>
          (keys as string[]).forEach((key) => localStorage.setItem(key, value as string)),
        [SLICES.filter((key) => key !== 'refresh'), content],
      );
      for (const address of limitInShortForm(['/cart', '/dresses', '/', '/faq'], 2)) {
        await page.goto(address);
        await waitUntilLoaded(page);
        await expect(page.getByRole('link', { name: /^Basket, 0 items/ })).toBeVisible();
      }
    });
  }

  test('that is forbidden leaves a basket that works while the page is open', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/RemovalKitA');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(findLinkBehindBasket(page, /^Basket, 1 item/)).toBeVisible();
  });

  test(
    'that is full leaves a basket that works while the page is open',
    longForm,
    async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.goto('/RemovalKitA');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(findLinkBehindBasket(page, /^Basket, 1 item/)).toBeVisible();
    },
  );

  test('keeps the basket over a reload', longForm, async ({ page }) => {
    await page.goto('/RemovalKitB');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(findLinkBehindBasket(page, /^Basket, 1 item/)).toBeVisible();
    await page.reload();
    await expect(findLinkBehindBasket(page, /^Basket, 1 item/)).toBeVisible();
  });

  test('is shared by two tabs', async ({ page, context }) => {
    await page.goto('/RemovalKitC');
    const other = await context.newPage();
    collectConsoleErrors(other);
    await other.goto('/cart');
    await waitUntilLoaded(other);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(other.getByRole('link', { name: /^Basket, 1 item/ })).toBeVisible();
    await expect(other.getByRole('main').getByText('Removal Kit C').first()).toBeVisible();
  });
});

// Removes the expected console message about ignored content.
test.afterEach(({ consoleErrors }) =>
  ignoreConsoleErrors(consoleErrors, /ignored|local storage|persist|could not be read/i),
);
