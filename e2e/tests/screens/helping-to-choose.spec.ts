import type { Page } from '@playwright/test';
import { longForm } from '../../support/long-form.ts';
import { ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { ownCatalogue } from '../../support/screens/screens.ts';
import { expect, test } from '../../support/test.ts';

const { product } = ownCatalogue;

test.describe('a product on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('price and button stay visible at every scroll position, and cover no focused element', async ({
    page,
  }) => {
    await page.goto(product.path);
    await waitUntilLoaded(page);
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: 'Add to cart' });
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((at) => scrollTo(0, document.body.scrollHeight * at), part);
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(main.getByText('£195.00').first()).toBeInViewport({ ratio: 1 });
    }
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    await expect.poll(() => isUncovered(page)).toBe(true);
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Your Basket' })).toBeVisible();
  });
});

/** Returns whether the focused element is not covered by another element. */
const isUncovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(
      focused && topElement && (focused === topElement || focused.contains(topElement)),
    );
  });

test('a picture is enlarged, zoomed and closed by keyboard', longForm, async ({ page }) => {
  await page.goto(product.path);
  await waitUntilLoaded(page);
  const enlarge = page.getByRole('button', { name: 'Enlarge the picture' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: product.name });
  const picture = dialog.locator('img');
  const wide = async () => (await picture.boundingBox())?.width ?? 0;
  await expect.poll(wide).toBeGreaterThan(100);
  const before = await wide();
  await dialog.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(wide).toBeGreaterThan(before * 1.5);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test('the contents, the steps and explanations of add-ons are in the page without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(product.path);
  const main = page.getByRole('main');
  await expect(main.getByText(/^A full-length wedding dress cleaned by hand/)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What is included' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'How it goes' })).toBeVisible();
  await expect(main.getByText('+£35.00, personalised +£55.00')).toBeVisible();
  await expect(main.getByText(/A small linen-covered box/)).toBeVisible();
  await expect(main.getByText(/^Collection and delivery to mainland.*£24\.00/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Dress with Train Clean' })).toBeVisible();
  await context.close();
});

test(
  'the home page shows the services and their starting prices without scripts',
  longForm,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    const tile = page.getByRole('listitem').filter({ hasText: 'from £65.00' });
    await expect(tile.getByRole('link', { name: 'Wedding Dress Cleaning' })).toBeVisible();
    await page.getByText('How is my dress cleaned?').click();
    await expect(page.getByText(/^By hand first/)).toBeVisible();
    await context.close();
  },
);

test('a product is found and opened by keyboard', longForm, async ({ page }) => {
  await page.goto('/faq');
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Products and services' });
  await expect(field).toBeFocused();
  await page.keyboard.type('train');
  await expect(page.getByRole('option').first()).toHaveText(/^Dress with Train/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dress-with-train-(clean|preservation)$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(
  'the services are a menu in the header, usable by keyboard, and a list in the sidebar',
  longForm,
  async ({ page }) => {
    await page.goto('/faq');
    await waitUntilLoaded(page);
    const toggle = page.getByRole('button', { name: 'List of services' });
    await toggle.press('Enter');
    const storage = page.getByRole('banner').getByRole('link', { name: 'Curtain Cleaning' });
    await expect(storage).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(storage).toBeHidden();
    await expect(toggle).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await sidebar.getByRole('button', { name: 'List of services' }).click();
    await sidebar.getByRole('link', { name: 'Curtain Cleaning' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Curtain Cleaning' })).toBeVisible();
    await expect(sidebar).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  },
);

test(
  'a lost network is announced, and typed text is still there afterwards',
  longForm,
  async ({ page, context, consoleErrors }) => {
    await page.goto('/contact');
    await waitUntilLoaded(page);
    const message = page.getByRole('textbox', { name: /Message/ });
    // The first input starts the prefetches, which begin with the script of the HTTP client.
    const clientScript = page.waitForResponse(/\/later-http\./);
    await message.fill('Can you clean lace?');
    await (await clientScript).finished();
    await context.setOffline(true);
    const notice = page.getByText(/^You are offline\./);
    await expect(notice).toBeVisible();
    // Ignores the browser's errors about prefetches that fail while the network is off.
    ignoreConsoleErrors(consoleErrors, /ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await expect(message).toHaveValue('Can you clean lace?');
  },
);

test('the shop can be installed as an app on a phone', longForm, async ({ page, request }) => {
  await page.goto('/faq');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { name, start_url, icons } = (await response.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; type: string }[];
  };
  expect({ name, start_url }).toEqual({ name: 'SLR London', start_url: '/' });
  for (const { src, type } of [
    ...icons,
    { src: '/apple-touch-icon.png', type: 'image/png' },
    { src: '/favicon.svg', type: 'image/svg+xml' },
  ])
    expect((await request.get(src)).headers()['content-type'], src).toBe(type);
});
