import type { Page } from '@playwright/test';
import { longForm } from '../../support/long-form.ts';
import { ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { delayCalls } from '../../support/flows/delay-calls.ts';
import { findLinkBehindBasket } from '../../support/screens/find-link-behind-basket.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { ownCatalogue } from '../../support/screens/screens.ts';
import { expect, test } from '../../support/test.ts';

/** Opens a page whose scripts wait until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const releaseCalls = await delayCalls(page, /\/releases\/.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return releaseCalls;
}

/**
 * Opens a page as `openWithout` does. The returned function also waits for the page's heading,
 * which an open basket would hide.
 */
async function openWithHeldScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const releaseCalls = await openWithoutScripts(page, path);
  return async () => {
    releaseCalls();
    await waitUntilLoaded(page);
  };
}

/** Returns the quantity of each stored cart line, and whether the line has add-ons. */
const readStoredCart = (page: Page) =>
  page.evaluate(() => {
    const { content } = JSON.parse(localStorage.getItem('cart') ?? '{"content":[]}') as {
      content: { cartquantity: number; packages: string }[];
    };
    return content.map(({ cartquantity, packages }) => [cartquantity, packages !== '[]']);
  });

test.describe('events before hydration take effect once, after it', () => {
  test('a product is added with the chosen add-on', async ({ page }) => {
    const releaseCalls = await openWithoutScripts(page, ownCatalogue.product.path);
    const main = page.getByRole('main');
    await main.getByRole('combobox').first().selectOption({ index: 1 });
    await main.getByRole('button', { name: 'Add to cart' }).click();
    await expect(main.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    releaseCalls();
    await expect(findLinkBehindBasket(page, 'Go to cart')).toBeVisible();
    await expect.poll(() => readStoredCart(page)).toEqual([[1, true]]);
    await expect(findLinkBehindBasket(page, 'Basket, 1 item')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Your Basket' })).toBeVisible();
  });

  test('a double click adds one', longForm, async ({ page }) => {
    const releaseCalls = await openWithoutScripts(page, '/RemovalKitA');
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().dblclick();
    releaseCalls();
    await expect(findLinkBehindBasket(page, 'Go to cart')).toBeVisible();
    // The basket dialog opens a second after the click.
    await expect(page.getByRole('dialog', { name: 'Your Basket' })).toBeVisible();
    expect(await readStoredCart(page)).toEqual([[1, false]]);
    await expect(page).toHaveURL(/RemovalKitA$/);
  });

  test(
    'a question of the FAQ opens, and another one closes again after two presses',
    longForm,
    async ({ page }) => {
      const releaseCalls = await openWithHeldScripts(page, '/faq');
      const questions = page
        .getByRole('main')
        .getByRole('heading', { level: 3 })
        .getByRole('button');
      await questions.nth(0).click();
      await questions.nth(1).click();
      await questions.nth(1).click();
      await releaseCalls();
      await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'true');
      await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('a service is chosen', longForm, async ({ page }) => {
    const releaseCalls = await openWithHeldScripts(page, '/services');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/services$/);
    await releaseCalls();
    await expect(page).toHaveURL(/\/(subservices|dresses)$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('services'))).not.toBeNull();
  });

  test('a service that is pressed twice causes one navigation', longForm, async ({ page }) => {
    await page.goto('/faq');
    const releaseCalls = await openWithHeldScripts(page, '/services');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().dblclick();
    await releaseCalls();
    await expect(page).toHaveURL(/\/(subservices|dresses)$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/services$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
  });

  test(
    'the basket that is opened at once contains what was added before',
    longForm,
    async ({ page }) => {
      const releaseCalls = await openWithoutScripts(page, '/RemovalKitA');
      await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Basket/ })
        .click();
      releaseCalls();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('table').getByText('Removal Kit A')).toBeVisible();
    },
  );

  test('typed text stays, and a query submitted by Enter is sent', longForm, async ({ page }) => {
    const releaseCalls = await openWithHeldScripts(page, '/');
    await page.getByRole('textbox', { name: /Your message/ }).fill('Can you move a piano?');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
    await page.keyboard.press('Enter');
    await releaseCalls();
    await expect(page).toHaveURL(/\/Thankyou$/);
    await page.getByRole('link', { name: 'Add how to reach you' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Can you move a piano?',
    );
  });

  test('the contact form is submitted by Enter with one response, and keeps its text and the focus', async ({
    page,
  }) => {
    const releaseCalls = await openWithoutScripts(page, '/contact');
    const form = page.getByRole('form', { name: 'Contact form' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Ann');
    await form.getByRole('textbox', { name: 'Phone' }).fill('020 7946 0000');
    await page.keyboard.press('Enter');
    releaseCalls();
    // `exact` excludes the copy of the toast for screen readers.
    await expect(page.getByText('Please fill the captcha', { exact: true })).toHaveCount(1);
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Ann');
    await expect(form.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  });

  test(
    'typed text stays even if an extension has added an element beside the field',
    longForm,
    async ({ page, consoleErrors }) => {
      ignoreConsoleErrors(consoleErrors, /^Rendered in the browser instead:/);
      const releaseCalls = await openWithHeldScripts(page, '/contact');
      const name = page.getByRole('textbox', { name: 'Name' });
      await name.fill('Ann');
      await name.evaluate((field) => field.before(document.createElement('one-more-button')));
      await page.getByRole('textbox', { name: 'Message' }).fill('Can you move a piano?');
      await releaseCalls();
      await expect(page.locator('one-more-button'), 'React has drawn the page anew').toHaveCount(0);
      await expect(name).toHaveValue('Ann');
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
        'Can you move a piano?',
      );
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
    },
  );

  test('a link works at once', longForm, async ({ page }) => {
    await openWithHeldScripts(page, '/faq');
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the log-in page has no form before hydration', longForm, async ({ page }) => {
    const releaseCalls = await openWithHeldScripts(page, '/login');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await releaseCalls();
    await expect(page.getByRole('main').getByRole('button', { name: 'Log In' })).toBeEnabled();
  });

  test.describe('on a narrow screen', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    // Does not wait for the heading, because an open menu hides the page.
    test('the menu opens', longForm, async ({ page }) => {
      const releaseCalls = await openWithoutScripts(page, '/faq');
      await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click();
      releaseCalls();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
  });
});
