import type { Locator, Page } from '@playwright/test';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { restoreCatalogue } from '../../support/flows/catalogue-desk.ts';
import { longForm } from '../../support/long-form.ts';
import {
  deskWidths,
  inspectPage,
  openCatalogue,
  openDraft,
  createPictureFile,
  publishNow,
  saveInDraft,
  createUniqueName,
} from '../../support/staff/catalogue-desk.ts';
import { expect, test } from '../../support/test.ts';

test.afterEach(({ shop }) => restoreCatalogue(shop));

const SERVICE = '/packing-materials';
const PAPER = `${SERVICE}/packing-paper`;

for (const width of deskWidths) {
  test.describe(`at ${width} px`, () => {
    test('a draft is previewed in the real shop until the preview ends, and no shopper sees it', async ({
      page,
      browser,
      shop,
    }) => {
      const draftName = createUniqueName('Preview');
      await openCatalogue(page, 'products/33', width);
      await openDraft(page, draftName);
      await changePrice(page, '18');
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'See in the shop' }).click(),
      ]);
      await tab.setViewportSize({ width, height: 900 });
      await tab.waitForURL(/\/$/);
      await tab.goto(SERVICE);
      await tab
        .getByRole('link', { name: /Packing Paper/ })
        .first()
        .click();
      await expect(tab.getByRole('main').getByText('£18.00').first()).toBeVisible();
      const badge = tab.getByRole('complementary', { name: 'Preview of a draft' });
      await expect(badge).toContainText(draftName);
      await inspectPage(tab, 'the preview');

      await changePrice(page, '19');
      await tab.reload();
      await expect(tab.getByRole('main').getByText('£19.00').first()).toBeVisible();

      const shopper = await (await browser.newContext({ baseURL: shop.url })).newPage();
      await shopper.goto(PAPER);
      await expect(shopper.getByRole('main').getByText('£16.00').first()).toBeVisible();
      await expect(shopper.getByText(draftName)).toHaveCount(0);
      await shopper.context().close();

      await badge.getByRole('button', { name: 'End preview' }).click();
      await expect(badge).toHaveCount(0);
      await tab.reload();
      await expect(tab.getByRole('main').getByText('£16.00').first()).toBeVisible();
    });

    test(
      'texts of the FAQ, the terms, the page about us and a banner reach the shopper',
      longForm,
      async ({ page }) => {
        await openCatalogue(page, 'faq', width);
        await openDraft(page, createUniqueName('Texts'));
        const words = createUniqueName('Words');
        const changes = [
          { kind: 'faq', label: 'Question', path: '/faq' },
          { kind: 'terms', label: 'Title', path: '/terms' },
          { kind: 'about', label: 'Text', path: '/about' },
          { kind: 'banners', label: 'Title', path: '/' },
        ];
        for (const { kind, label } of changes) {
          await page.goto(`/admin/catalogue/${kind}`);
          await page.getByRole('main').getByRole('table').getByRole('link').first().click();
          await page.getByRole('textbox', { name: label, exact: true }).fill(`${words} of ${kind}`);
          await saveInDraft(page);
        }
        await publishNow(page);
        for (const { kind, path } of changes) {
          await reloadUntilVisible(page, path, page.getByText(`${words} of ${kind}`).first());
        }
      },
    );

    test('a new address at the desk leads the old link on', longForm, async ({ page }) => {
      await openCatalogue(page, 'products/33', width);
      await openDraft(page, createUniqueName('Addresses'));
      await page.getByRole('textbox', { name: 'Address' }).fill('kraft-paper');
      await saveInDraft(page);
      await publishNow(page);
      await expect(async () => {
        await page.goto(PAPER);
        expect(new URL(page.url()).pathname).toBe(`${SERVICE}/kraft-paper`);
      }).toPass();
      await expect(page.getByRole('heading', { level: 1, name: /Packing Paper/ })).toBeVisible();
    });

    test(
      'pictures are dropped, pasted and ordered by keyboard',
      longForm,
      async ({ page, consoleErrors }) => {
        await openCatalogue(page, 'products/33', width);
        await openDraft(page, createUniqueName('Pictures'));
        const descriptions = page.getByRole('textbox', { name: /^Description of picture/ });
        const count = await descriptions.count();
        await givePicture(page, 'drop', 'dropped.png');
        await expect(descriptions).toHaveCount(count + 1);
        await descriptions.last().fill('A green card');
        // An SVG file, because the same picture file would not be a new picture.
        await givePicture(page, 'paste', 'pasted.svg');
        await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('pasted.svg');
        await page.getByRole('button', { name: 'Leave it out' }).click();
        ignoreConsoleErrors(consoleErrors, failedCallPattern);
        await page.getByRole('button', { name: 'Move A green card' }).focus();
        for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
        await expect(descriptions.first()).toHaveValue('A green card');
        await inspectPage(page, 'the pictures');
        await saveInDraft(page);
        await page.reload();
        await expect(descriptions.first()).toHaveValue('A green card');
      },
    );
  });
}

test('a draft with a time is published by itself', longForm, async ({ page }) => {
  test.setTimeout(180_000);
  await openCatalogue(page, 'products/33', 1280);
  await openDraft(page, createUniqueName('In a minute'));
  await changePrice(page, '17');
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await page.getByRole('radio', { name: 'At a date and time' }).check();
  const field = page.getByLabel('Date and time', { exact: true });
  // Schedules the publication for the next full minute. The extra ten seconds leave time to send
  // the form.
  const time = new Date(Date.now() + 70_000);
  await field.fill(toLondonInput(time));
  await page.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw the time' })).toBeVisible();
  await reloadUntilVisible(page, PAPER, page.getByRole('main').getByText('£17.00').first());
});

/** Formats a time as the value of a date and time field. */
function toLondonInput(time: Date): string {
  const day = time.toLocaleDateString('en-GB', { timeZone: 'Europe/London' });
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' } as const;
  return `${day.split('/').reverse().join('-')}T${time.toLocaleTimeString('en-GB', clock)}`;
}

async function changePrice(page: Page, price: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Price' }).fill(price);
  await saveInDraft(page);
}

/** Loads the page repeatedly until it contains the text. */
async function reloadUntilVisible(page: Page, path: string, text: Locator) {
  await expect(async () => {
    await page.goto(path);
    await expect(text).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Drops or pastes a picture. */
async function givePicture(page: Page, kind: 'drop' | 'paste', name: string): Promise<void> {
  const bytes = [...createPictureFile(name).buffer];
  await page.evaluate(
    ({ bytes, kind, name }) => {
      const data = new DataTransfer();
      const isPicture = name.endsWith('.png');
      const content = isPicture ? [new Uint8Array(bytes)] : ['<svg/>'];
      data.items.add(new File(content, name, { type: isPicture ? 'image/png' : 'image/svg+xml' }));
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    },
    { bytes, kind, name },
  );
}
