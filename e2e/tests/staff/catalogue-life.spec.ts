import type { Browser, Page } from '@playwright/test';
import { longForm } from '../../support/long-form.ts';
import {
  findPayButton,
  readPlacedNumber,
  sampleDetails,
  stayOnOrderPlacedPage,
} from '../../support/flows/checkout.ts';
import { restoreCatalogue } from '../../support/flows/catalogue-desk.ts';
import {
  deskWidths,
  inspectPage,
  openCatalogue,
  openDraft,
  createPictureFile,
} from '../../support/staff/catalogue-desk.ts';
import { pressByKeyboard, tabTo, typeByKeyboard } from '../../support/staff/keyboard.ts';
import { expect, test } from '../../support/test.ts';

test.afterEach(({ shop }) => restoreCatalogue(shop));

for (const width of deskWidths)
  test(
    `a new product is written, published and ordered by keyboard alone at ${width} px`,
    longForm,
    async ({ page, browser, shop }) => {
      test.slow();
      const name = `Silk Paper ${crypto.randomUUID().slice(0, 8)}`;
      await openCatalogue(page, 'products', width);
      await openDraft(page, `New ${name}`);
      await pressByKeyboard(page, page.getByRole('link', { name: 'New product' }));
      await writeProduct(page, name);
      await inspectPage(page, 'the new product');
      await pressByKeyboard(page, page.getByRole('button', { name: 'Save in the draft' }));
      await expect(page).toHaveURL(/\/admin\/catalogue\/products\/\d+$/);
      await expect(page.getByText('Not saved yet')).toHaveCount(0);

      await pressByKeyboard(page, page.getByRole('link', { name: 'Review and publish' }));
      await expect(page.getByRole('list', { name: 'Changes' })).toContainText(name);
      await inspectPage(page, 'the review');
      await pressByKeyboard(page, page.getByRole('button', { name: 'Publish now' }));
      await expect(page).toHaveURL(/\/admin\/catalogue\/history$/);

      const shopper = await openShopper(browser, shop.url, width);
      await orderByKeyboard(shopper, name);
      await shopper.context().close();
    },
  );

/** Fills in the form of a new product with the keyboard only. */
async function writeProduct(page: Page, name: string): Promise<void> {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await typeByKeyboard(page, field('Name'), name);
  await expect(field('Address')).toHaveValue(name.toLowerCase().replaceAll(' ', '-'));
  await tabTo(page, page.getByRole('combobox', { name: 'Service' }));
  await page.keyboard.type('Packing M');
  await expect(page.getByRole('combobox', { name: 'Service' }).locator(':checked')).toHaveText(
    'Packing Materials',
  );
  await typeByKeyboard(page, field('Price'), '£12.5');
  await typeByKeyboard(page, field('Size'), '50 sheets');
  const chooser = page.waitForEvent('filechooser');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Choose files' }));
  await (await chooser).setFiles(createPictureFile('silk.png'));
  await typeByKeyboard(page, field('Description of picture 1'), 'A sheet of silk paper');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Add to what is included' }));
  await page.keyboard.type('50 sheets');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A ribbon');
}

async function openShopper(browser: Browser, baseURL: string, width: number): Promise<Page> {
  const viewport = { width, height: 900 };
  const page = await (await browser.newContext({ baseURL, viewport })).newPage();
  await stayOnOrderPlacedPage(page.context());
  return page;
}

/** Orders one piece as a guest with the keyboard only, beginning at the listing. */
async function orderByKeyboard(page: Page, name: string): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name });
  await expect(async () => {
    await page.goto('/packing-materials');
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await pressByKeyboard(page, link);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByText('£12.50').first()).toBeVisible();
  await pressByKeyboard(page, page.getByRole('button', { name: 'Add to cart' }));
  const basket = page.getByRole('dialog', { name: 'Your Basket' });
  await pressByKeyboard(page, basket.getByRole('link', { name: 'Proceed to Checkout' }));
  await expect(page).toHaveURL(/\/login$/);
  const guest = page.getByRole('form', { name: 'Guest checkout' });
  const email = `${crypto.randomUUID()}@example.com`;
  await typeByKeyboard(page, guest.getByRole('textbox', { name: /Email address/ }), email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/details$/);
  for (const [label, value] of Object.entries(sampleDetails))
    await typeByKeyboard(page, page.getByRole('textbox', { name: label, exact: true }), value);
  await pressByKeyboard(page, page.getByRole('button', { name: 'Proceed to Checkout' }));
  await expect(page).toHaveURL(/\/checkout$/);
  await pressByKeyboard(page, findPayButton(page));
  expect(await readPlacedNumber(page)).toMatch(/^SLR\d+$/);
}
