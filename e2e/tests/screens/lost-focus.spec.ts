import type { Locator, Page } from '@playwright/test';
import { longForm } from '../../support/long-form.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { createOwnBasket } from '../../support/flows/create-own-basket.ts';
import { waitUntilIdle, waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { ownCatalogue } from '../../support/screens/screens.ts';
import { expect, test } from '../../support/test.ts';

/** Opens a page and uses it, because only then is the script loaded that recovers a lost focus. */
async function open(page: Page, path: string): Promise<void> {
  const fetched = page.waitForResponse(/later-focus/);
  await page.goto(path);
  await waitUntilLoaded(page);
  await page.keyboard.press('Tab');
  await (await fetched).finished();
  await waitUntilIdle(page);
}

const press = async (page: Page, control: Locator) => {
  await control.focus();
  await page.keyboard.press('Enter');
  await expect(control).toHaveCount(0);
};

test.describe('the focus of a control that disappears', () => {
  test('moves on in the basket after Remove and minus, and to the link of an empty basket', async ({
    page,
    shop,
  }) => {
    const kit = { slug: 'removal-kit-a', quantity: 1 };
    const other = { slug: 'removal-kit-b', quantity: 1 };
    const dress = {
      slug: 'full-length-dress-clean',
      quantity: 1,
      addons: [{ id: 1, option: 'standard' as const }],
    };
    await storeState(page, await createOwnBasket(shop, [kit, dress, other]));
    await open(page, '/cart');
    const table = page.getByRole('table');
    await press(page, table.getByRole('button', { name: 'Remove Removal Kit A from the basket' }));
    await expect(table.getByRole('link', { name: ownCatalogue.product.name })).toBeFocused();
    await press(page, table.getByRole('button', { name: /^Decrease quantity of .* for / }));
    await expect(table.getByRole('link', { name: 'Removal Kit B' })).toBeFocused();
    await press(
      page,
      table.getByRole('button', { name: 'Decrease quantity of Removal Kit B', exact: true }),
    );
    await expect(table.getByRole('button').last()).toBeFocused();
    await press(page, table.getByRole('button', { name: /^Remove / }));
    await expect(
      page.getByRole('main').getByRole('link', { name: 'See our services' }),
    ).toBeFocused();
  });

  test('stays on a control in the basket dialog', longForm, async ({ page }) => {
    await open(page, '/RemovalKitA');
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Add to cart' })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your Basket' });
    await press(page, dialog.getByRole('button', { name: /^Remove / }));
    await expect(dialog.getByRole('button', { name: 'Continue shopping' })).toBeFocused();
  });
});
