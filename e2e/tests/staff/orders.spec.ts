import type { Page } from '@playwright/test';
import { placeMoveOrder } from '../../support/flows/move-order.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import { flowWidths } from '../../support/long-form.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { expect, test } from '../../support/test.ts';

const staff = { username: 'staff@example.com', password: 'staff-demo-123' };
const softly = expect.configure({ soft: true });

let orderno = '';
let email = '';

test.beforeEach(async ({ page, shop }) => {
  email = `orders-${crypto.randomUUID()}@example.com`;
  ({ orderno } = await placeMoveOrder(shop, await createGuest(shop, email)));
  await storeBeforeOpening(page.context(), await signInByApi(page.request, staff));
  await page.goto('/admin/orders');
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();
});

for (const width of flowWidths)
  test(`staff find, move and open an order by keyboard alone at ${width} px, without an axe violation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await softly.poll(() => findViolations(page), 'the list').toEqual([]);
    await softly.poll(() => findOverflowingElements(page), 'the list').toEqual([]);

    await page.keyboard.press('/');
    // A search that is sent later would clear the selection.
    const searched = page.waitForResponse(
      (response) => response.request().postData()?.includes(email) ?? false,
    );
    await page.keyboard.type(email);
    await searched;
    const link = page.getByRole('link', { name: orderno });
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
    await expect(link).toBeVisible();
    expect(page.url()).not.toContain('orders-');

    const box = page.getByRole('checkbox', { name: `Select ${orderno}` });
    await pressTabUntil(page, () => box.evaluate((node) => node === document.activeElement));
    await page.keyboard.press('Space');
    await press(page, 'Move a step', 'Shift+Tab');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/Order received → Day agreed/)).toBeVisible();
    await expect(dialog.getByText('E-mail to 1 customer: Day agreed')).toBeVisible();
    await softly.poll(() => findViolations(page), 'the dialog').toEqual([]);
    await press(page, 'Move 1');
    await expect(dialog.getByText('1 of 1 moved')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText(/^Moved SLR\d+/);
    await press(page, 'Close');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row', { name: orderno }).getByText('Day agreed')).toBeVisible();

    await pressTabUntil(page, () => link.evaluate((node) => node === document.activeElement));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Order ${orderno}` })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(email);
  });

test('a view is saved, opened from its link, and exported', async ({ page }) => {
  const name = `View ${orderno}`;
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Kind').selectOption('Moves and storage');
  await expect(page).toHaveURL(/\?kind=move$/);
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL(/orders$/);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\?kind=move$/);

  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
});

/** Largest number of Tab presses. */
const MAX_TABS = 120;

/** Moves the focus to a button with the keyboard. Then presses Enter. */
async function press(page: Page, name: string, key = 'Tab'): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last();
  await expect(button).toBeVisible();
  await pressTabUntil(page, () => button.evaluate((node) => node === document.activeElement), key);
  await page.keyboard.press('Enter');
}

async function pressTabUntil(page: Page, isReached: () => Promise<boolean>, key = 'Tab') {
  for (let count = 0; count < MAX_TABS; count += 1) {
    if (await isReached()) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not reach the element.');
}
