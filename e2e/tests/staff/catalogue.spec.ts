import type { Page } from '@playwright/test';
import { longForm } from '../../support/long-form.ts';
import { restoreCatalogue } from '../../support/flows/catalogue-desk.ts';
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

for (const width of deskWidths) {
  test.describe(`at ${width} px`, () => {
    test('a price is changed, asked about again, published, and taken back', async ({ page }) => {
      await openCatalogue(page, 'products?search=Packing+Paper', width);
      await inspectPage(page, 'the list');
      const draftName = createUniqueName('Prices');
      await openDraft(page, draftName);
      await page.getByRole('link', { name: 'Packing Paper' }).click();
      const price = page.getByRole('textbox', { name: 'Price' });
      await expect(price).toHaveValue('16.00');
      for (const refused of ['12,5', 'free']) {
        await price.fill(refused);
        await page.getByRole('button', { name: 'Save in the draft' }).click();
        await expect(price).toHaveAccessibleDescription(/^Price: type pounds and pence/);
        await expect(price).toBeFocused();
      }
      await price.fill('£32.5');
      await saveInDraft(page);
      await expect(page.getByText('Shoppers see', { exact: true })).toBeVisible();
      await inspectPage(page, 'the form');

      await page.getByRole('link', { name: 'Review and publish' }).click();
      await expect(page.getByRole('deletion')).toContainText('£16.00');
      await expect(page.getByRole('insertion')).toContainText('£32.50');
      await inspectPage(page, 'the review');
      await page.getByRole('button', { name: 'Publish now' }).click();
      await expect(page.getByText('Please confirm the warnings.')).toBeVisible();
      await publishNow(page);
      await expectPrice(page, '£32.50');

      await page.goto('/admin/catalogue/history');
      await page.getByRole('button', { name: `Show what changed in ‘${draftName}’` }).click();
      await expect(page.getByRole('deletion')).toContainText('£16.00');
      await inspectPage(page, 'the history');
      const undo = `Return to the state before ‘${draftName}’`;
      await page.getByRole('button', { name: undo }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too dear');
      await inspectPage(page, 'the return');
      await dialog.getByRole('button', { name: 'Return', exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expectPrice(page, '£16.00');
    });

    test('products are ordered by keyboard and by drag', async ({ page }) => {
      await openCatalogue(page, 'products?order=on&of=4', width);
      await openDraft(page, createUniqueName('Order'));
      const entries = page.getByRole('list', { name: 'Order of the products' });
      const findGrip = (index: number) =>
        entries.getByRole('listitem').nth(index).getByRole('button');
      const names = await entries.getByRole('listitem').allTextContents();
      await findGrip(0).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(page.getByText(/is dropped, place 2 of/)).toBeAttached();
      await expect(page.getByText('The order is saved in the draft.').first()).toBeVisible();
      await expect(entries.getByRole('listitem').nth(1)).toHaveText(names[0] ?? '');
      await inspectPage(page, 'the order');

      await findGrip(1).hover();
      await page.mouse.down();
      const target = await findGrip(0).boundingBox();
      await page.mouse.move(target?.x ?? 0, target?.y ?? 0, { steps: 8 });
      await page.mouse.up();
      await expect(entries.getByRole('listitem').first()).toHaveText(names[0] ?? '');
    });

    test('rows are duplicated, hidden and archived', longForm, async ({ page }) => {
      await openCatalogue(page, 'addons', width);
      const draftName = createUniqueName('Add-ons');
      await openDraft(page, draftName);
      const box = page.getByRole('table').getByRole('checkbox').last();
      const label = (await box.getAttribute('aria-label')) ?? '';
      const rows = page.getByRole('row', { name: label.replace('Select ', '') });
      const count = await rows.count();
      await box.check();
      await page.getByRole('button', { name: 'Duplicate' }).click();
      await expect(rows).toHaveCount(count + 1);
      await page.getByRole('checkbox', { name: label, exact: true }).first().check();
      await page.getByRole('button', { name: 'Hide' }).click();
      await expect(rows.first()).toContainText('Hidden');
      await expect(rows.first()).toContainText('Changed');
      await page.getByRole('checkbox', { name: label, exact: true }).first().check();
      await inspectPage(page, 'selected rows');
      await page.getByRole('button', { name: 'Archive' }).click();
      await expect(rows).toHaveCount(count);
      await page.getByRole('combobox', { name: 'Visibility' }).selectOption('Archived');
      await expect(rows.first()).toContainText('Archived');

      await page.getByRole('link', { name: 'Review and publish' }).click();
      await page.getByRole('button', { name: 'Discard the draft' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
      await expect(page).toHaveURL(/\/admin\/catalogue\/products$/);
      await expect(page.getByText(draftName)).toHaveCount(0);
    });

    test(
      'pictures are uploaded at once, a bad one is refused, and one is described',
      longForm,
      async ({ page, consoleErrors }) => {
        await openCatalogue(page, 'pictures', width);
        await page
          .getByLabel('Picture files')
          .setInputFiles([
            createPictureFile('one.png'),
            { ...createPictureFile('none.png'), buffer: Buffer.from('no') },
          ]);
        const uploads = page.getByRole('list', { name: 'Uploads' });
        await expect(uploads.getByRole('button', { name: 'Try again' })).toBeVisible();
        await uploads.getByRole('button', { name: 'Leave it out' }).click();
        // Expects the browser's console messages about the refused calls.
        expect(consoleErrors.splice(0).join()).toMatch(/400|413|415|422/);
        const description = `A green card ${crypto.randomUUID()}`;
        await uploads.getByRole('textbox', { name: 'Description' }).fill(description);
        await uploads.getByRole('button', { name: 'Save' }).click();
        const entry = page.getByRole('group', { name: `Picture ${description}` }).last();
        await expect(entry).toBeVisible();
        await inspectPage(page, 'the library');
        await entry.getByRole('button', { name: 'Focal point' }).click();
        const point = page.getByRole('dialog').getByRole('button', { name: /^Focal point: / });
        await point.press('ArrowRight');
        await inspectPage(page, 'the focal point');
        await page.getByRole('button', { name: 'Keep this point' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    );
  });
}

async function expectPrice(page: Page, price: string): Promise<void> {
  await expect(async () => {
    await page.goto('/packing-materials/packing-paper');
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
