import type { Page } from '@playwright/test';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { pressByKeyboard, tabTo, typeByKeyboard } from '../../support/staff/keyboard.ts';
import { limitInShortForm, longForm } from '../../support/long-form.ts';
import { expect, test } from '../../support/test.ts';

const staff = { username: 'staff@example.com', password: 'staff-demo-123' };
const softly = expect.configure({ soft: true });

test.beforeEach(async ({ page }) => {
  await storeBeforeOpening(page.context(), await signInByApi(page.request, staff));
});

for (const width of limitInShortForm([390, 1280], 1))
  test(`staff place the order of a caller by keyboard alone at ${width} px, without an axe violation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/orders');
    await pressByKeyboard(page, page.getByRole('link', { name: 'New order' }));
    const search = page.getByRole('combobox', { name: 'Add a product' });
    await expect(search).toBeFocused();
    await softly.poll(() => findViolations(page), 'the empty page').toEqual([]);

    await page.keyboard.type('van');
    await expect(page.getByRole('option').first()).toBeVisible();
    await softly.poll(() => findViolations(page), 'the open list').toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.keyboard.type('10x tape');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    await expect(search).toBeFocused();
    const sums = page.getByRole('group', { name: 'Sums' });
    await expect(sums.getByText(/^£\d+\.\d\d$/).last()).toBeVisible();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Find a customer' })).toBeFocused();
    await page.keyboard.type('Ada Caller');
    const newCustomer = page.getByRole('option', { name: /New customer/ });
    await expect(newCustomer).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toBeFocused();
    await page.keyboard.type(`caller-${crypto.randomUUID()}@example.com`);
    await typeByKeyboard(page, page.getByRole('textbox', { name: 'Mobile' }), '07700 900123');
    const customer = page.getByRole('region', { name: 'Customer' });
    await typeByKeyboard(page, customer.getByRole('textbox', { name: 'Address' }), '1 Old Street');
    await typeByKeyboard(page, customer.getByRole('textbox', { name: 'City' }), 'London');
    await typeByKeyboard(page, customer.getByRole('textbox', { name: 'Post code' }), 'E16 0AA');

    await chooseFreeDay(page);
    await pressByKeyboard(page, page.getByRole('button', { name: "From the customer's address" }));
    const destination = page.getByRole('group', { name: 'To', exact: true });
    await typeByKeyboard(page, destination.getByRole('textbox', { name: 'Address' }), '2 New Road');
    await typeByKeyboard(page, destination.getByRole('textbox', { name: 'Post code' }), 'E16 1AA');
    await tabTo(page, page.getByRole('radio', { name: 'Send a payment link' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Pay later' })).toBeChecked();
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await softly.poll(() => findViolations(page), 'the typed order').toEqual([]);
    await softly.poll(() => findOverflowingElements(page), 'the typed order').toEqual([]);

    await page.keyboard.press('ControlOrMeta+Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /^Place the order for £/ })).toBeEnabled();
    await softly.poll(() => findViolations(page), 'the dialog').toEqual([]);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page).toHaveURL(/\/admin\/orders\/[A-Z]+\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Order / })).toBeVisible();
    await expect(page.getByText(/^Order .* is placed\.$/).first()).toBeVisible();
  });

test(
  'a call that ends in the middle is gone on with, also in another tab',
  longForm,
  async ({ page, consoleErrors }) => {
    await page.goto('/admin/orders/new');
    await expect(page.getByRole('combobox', { name: 'Add a product' })).toBeFocused();
    await page.keyboard.type('tape');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('rowheader')).toHaveCount(1);

    const secondTab = await page.context().newPage();
    await secondTab.goto('/admin/orders/new');
    await secondTab
      .getByRole('link', { name: /^Go on with the call of/ })
      .first()
      .click();
    await expect(secondTab.getByRole('rowheader')).toHaveCount(1);
    await secondTab.getByRole('textbox', { name: /^Quantity of/ }).fill('7');
    await expect(secondTab.getByText('Saving …')).toBeVisible();
    await expect(secondTab.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

    await page.getByRole('textbox', { name: /^Quantity of/ }).fill('3');
    await expect(page.getByText(/^This draft was changed in another tab/)).toBeVisible();
    await page.getByRole('button', { name: 'Take that of the other tab' }).click();
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('7');
    // Expects the browser's console message about the refused save.
    expect(consoleErrors.splice(0).join()).toMatch(/409/);
    await secondTab.close();
  },
);

/** Chooses the first free day of the calendar that the Tab key reaches. */
async function chooseFreeDay(page: Page): Promise<void> {
  const days = page.getByRole('group', { name: 'Preferred day' }).getByRole('radio');
  await tabTo(page, days.first());
  await page.keyboard.press('Space');
  await expect(days.first()).toBeChecked();
}
