import { readFile, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { longForm } from '../../support/long-form.ts';
import { restoreCatalogue } from '../../support/flows/catalogue-desk.ts';
import {
  deskWidths,
  inspectPage,
  openCatalogue,
  openDraft,
  saveInDraft,
  createUniqueName,
} from '../../support/staff/catalogue-desk.ts';
import { expect, test } from '../../support/test.ts';

test.afterEach(({ shop }) => restoreCatalogue(shop));

for (const width of deskWidths) {
  test.describe(`at ${width} px`, () => {
    test(
      'the second of two people sees what the first changed, and both changes stay',
      longForm,
      async ({ page, browser, shop, consoleErrors }) => {
        const draftName = createUniqueName('Together');
        await openCatalogue(page, 'products', width);
        await openDraft(page, draftName);
        await page.goto('/admin/catalogue/products/33');
        const colleague = await openElsewhere(browser, shop.url, width);
        await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('16.00');
        await colleague.getByRole('textbox', { name: 'Price' }).fill('17');
        await colleague.getByRole('textbox', { name: 'Key words' }).fill('wrapping');
        await saveInDraft(colleague);

        await page.getByRole('textbox', { name: 'Price' }).fill('18');
        await page.getByRole('textbox', { name: 'Size' }).fill('12 kg');
        await page.getByRole('link', { name: 'FAQ', exact: true }).click();
        const question = page.getByRole('dialog', { name: 'Leave without saving?' });
        await question.getByRole('button', { name: 'Stay here' }).click();
        await page.getByRole('button', { name: 'Save in the draft' }).click();
        const conflict = page.getByRole('dialog', { name: 'A colleague changed this meanwhile' });
        await expect(conflict.getByRole('row', { name: /Price.*£17.00.*£18.00/ })).toBeVisible();
        await inspectPage(page, 'the conflict');
        // Expects the browser's console message about the refused call.
        expect(consoleErrors.splice(0).join()).toMatch(/409/);
        await conflict.getByRole('button', { name: 'Save mine as well' }).click();
        await expect(conflict).toHaveCount(0);
        await expect(page.getByText('Not saved yet')).toHaveCount(0);
        await page.reload();
        await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('18.00');
        await expect(page.getByRole('textbox', { name: 'Size' })).toHaveValue('12 kg');
        await expect(page.getByRole('textbox', { name: 'Key words' })).toHaveValue('wrapping');
        await colleague.context().close();
      },
    );

    test('a draft gets a time, and the time is withdrawn', longForm, async ({ page }) => {
      await openCatalogue(page, 'delivery', width);
      await openDraft(page, createUniqueName('January'));
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('textbox', { name: 'Charge' }).fill('9.80');
      await saveInDraft(page);
      await page.getByRole('link', { name: 'Review and publish' }).click();
      await page.getByRole('radio', { name: 'At a date and time' }).check();
      const year = new Date().getFullYear() + 1;
      await page.getByLabel('Date and time', { exact: true }).fill(`${year}-07-01T09:00`);
      await page.getByRole('button', { name: 'Publish at this time' }).click();
      await expect(page.getByText(`1 July ${year} at 09:00, London time`)).toBeVisible();
      await inspectPage(page, 'a scheduled draft');
      await page.getByRole('button', { name: 'Withdraw the time' }).click();
      await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
      await page.getByRole('button', { name: /^Take out / }).click();
      await expect(page.getByText('The draft changes nothing yet')).toBeVisible();
    });

    test(
      'a CSV file is exported, refused with bad cells, and imported',
      longForm,
      async ({ page }, testInfo) => {
        await openCatalogue(page, 'import', width);
        await openDraft(page, createUniqueName('CSV'));
        await inspectPage(page, 'import and export');
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Save as CSV' }).click();
        const path = await (await download).path();
        const text = await readFile(path, 'utf8');
        const bad = testInfo.outputPath('bad.csv');
        const good = testInfo.outputPath('good.csv');
        await writeFile(bad, text.replace('16.00', 'free'));
        await writeFile(good, text.replace('16.00', '16.20'));
        const field = page.getByLabel('CSV file of products');
        await field.setInputFiles(path);
        await expect(page.getByText(/They change nothing/)).toBeVisible();
        await field.setInputFiles(bad);
        await expect(page.getByRole('table', { name: 'Mistakes' })).toBeVisible();
        await inspectPage(page, 'the mistakes');
        await field.setInputFiles(good);
        await expect(page.getByRole('insertion').first()).toContainText('£16.20');
        await inspectPage(page, 'the changes');
        await page.getByRole('button', { name: 'Put into the draft' }).click();
        await expect(page.getByText(/changed in the draft/)).toBeVisible();
      },
    );
  });
}

/** Opens a product in the newest draft, in another browser profile. */
async function openElsewhere(browser: Browser, baseURL: string, width: number): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await openCatalogue(page, 'products/33', width);
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('16.00');
  return page;
}
