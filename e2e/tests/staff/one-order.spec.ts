import type { Browser, Page } from '@playwright/test';
import { placeMoveOrder } from '../../support/flows/move-order.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import { flowWidths } from '../../support/long-form.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { expect, test } from '../../support/test.ts';

const staff = { username: 'staff@example.com', password: 'staff-demo-123' };
const softly = expect.configure({ soft: true });

let orderno = '';

test.beforeEach(async ({ shop }) => {
  const guest = await createGuest(shop, `${crypto.randomUUID()}@example.com`);
  ({ orderno } = await placeMoveOrder(shop, guest));
});

for (const width of flowWidths)
  test(`staff change an order by keyboard alone at ${width} px, without an axe violation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openOrder(page);
    await softly.poll(() => findViolations(page), 'the page').toEqual([]);
    await softly.poll(() => findOverflowingElements(page), 'the page').toEqual([]);

    await pressButton(page, 'Change the day');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('We have set the date of order')).toBeVisible();
    await softly.poll(() => findViolations(page), 'the dialog').toEqual([]);
    await focusOn(page, 'Reason');
    await page.keyboard.type('Agreed by phone');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    const timeline = page.getByRole('list', { name: /^Timeline/ });
    await expect(timeline.getByText('Reason: Agreed by phone')).toBeVisible();

    await pressButton(page, 'Add a note');
    await focusOn(page, 'Note');
    await page.keyboard.type('Ring the side door');
    await focusOn(page, 'Add the note', 'button');
    await page.keyboard.press('Enter');
    await expect(timeline.getByText('Ring the side door')).toBeVisible();

    await pressButton(page, /^Move to: /);
    await focusOn(page, 'Move the step', 'button');
    await page.keyboard.press('Enter');
    await expect(timeline.getByText(/^Step: /).first()).toBeVisible();
  });

test('the second of two members of staff sees what the first changed, and both changes are kept', async ({
  page,
  browser,
  shop,
  consoleErrors,
}) => {
  await openOrder(page);
  const colleague = await openElsewhere(browser, shop.url);
  await page.getByRole('button', { name: 'Change details' }).click();
  await colleague.getByRole('button', { name: 'Change details' }).click();
  await fillDetails(colleague, { City: 'Leeds' });
  await expect(colleague.getByRole('dialog')).toHaveCount(0);

  await fillDetails(page, { Address: '9 New Street' });
  const conflict = page.getByRole('dialog', { name: 'A colleague changed this meanwhile' });
  await expect(conflict.getByRole('row', { name: /City.*Leeds/ })).toBeVisible();
  await softly.poll(() => findViolations(page), 'the conflict').toEqual([]);
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^9 New Street, Leeds, /)).toBeVisible();
  // Expects the browser's console message about the refused call.
  expect(consoleErrors.splice(0).join()).toMatch(/409/);
  await colleague.context().close();
});

async function openOrder(page: Page): Promise<void> {
  await storeBeforeOpening(page.context(), await signInByApi(page.request, staff));
  await page.goto(`/admin/orders/${orderno}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderno}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
}

/** Opens the order in another browser profile. */
async function openElsewhere(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await openOrder(page);
  return page;
}

async function fillDetails(page: Page, details: Record<string, string>): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries({ ...details, Reason: 'Phoned' }))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole('button', { name: 'Save the details' }).click();
}

/** Largest number of Tab presses. */
const MAX_TABS = 80;

/** Moves the focus to a field or button of the dialog with the Tab key. */
async function focusOn(page: Page, name: string | RegExp, role: 'textbox' | 'button' = 'textbox') {
  const target = page.getByRole('dialog').getByRole(role, { name });
  await pressTabUntil(page, () => target.evaluate((node) => node === document.activeElement));
}

/** Moves the focus to a button of the page with the Tab key. Then presses Enter. */
async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name }).first();
  await pressTabUntil(page, () => button.evaluate((node) => node === document.activeElement));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function pressTabUntil(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < MAX_TABS; count += 1) {
    if (await isReached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not reach the element.');
}
