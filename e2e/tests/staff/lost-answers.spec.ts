import type { Page, Route } from '@playwright/test';
import { logIn } from '../../support/flows/checkout.ts';
import { placeMoveOrder } from '../../support/flows/move-order.ts';
import { callBackend, createGuest } from '../../support/flows/shoppers.ts';
import { owner } from '../../support/staff/colleagues.ts';
import { findTimeline, openOrderAsStaff } from '../../support/staff/open-order.ts';
import { findViolations } from '../../support/screens/visual-checks.ts';
import { expect, test } from '../../support/test.ts';
import { longForm } from '../../support/long-form.ts';

const REASON = 'The customer moved already';
const CANCEL_CALL = '**/api/staff/orders/*/state';

/** Failures of a call. `isDone` is true if the backend received the call. */
const failures: { name: string; fail: (route: Route) => Promise<void>; isDone: boolean }[] = [
  { name: 'the network is lost', fail: (route) => route.abort(), isDone: false },
  {
    name: 'an HTML page answers with 200',
    fail: (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<h1>Welcome to the hotel</h1>',
      }),
    isDone: false,
  },
  {
    name: 'the answer is lost',
    fail: async (route) => {
      await route.fetch();
      await route.abort();
    },
    isDone: true,
  },
];

let orderno = '';

test.beforeEach(async ({ page, shop }) => {
  const guest = await createGuest(shop, `${crypto.randomUUID()}@example.com`);
  ({ orderno } = await placeMoveOrder(shop, guest));
  await page.setViewportSize({ width: 390, height: 900 });
  await openOrderAsStaff(page, orderno);
  await page.getByRole('main').getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill(REASON);
});

test('nothing typed is lost when the cancellation gets no answer, and a retry cancels once', async ({
  page,
  consoleErrors,
}) => {
  for (const { name, fail, isDone } of failures)
    await test.step(name, async () => {
      await page.route(CANCEL_CALL, fail);
      await findSubmit(page).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/the shop did not answer. Please try again/)).toBeVisible();
      await expect(dialog.getByLabel('Reason')).toHaveValue(REASON);
      await page.unroute(CANCEL_CALL);
      await expect(page.getByText('Cancelled', { exact: true })).toHaveCount(isDone ? 2 : 0);
    });
  expect(await findViolations(page)).toEqual([]);
  // The last failed call has cancelled the order. The retry therefore shows the cancellation as a
  // conflict.
  await findSubmit(page).click();
  const conflict = page.getByRole('dialog', { name: 'A colleague changed this meanwhile' });
  await expect(conflict.getByText(/By staff@example.com/)).toBeVisible();
  await conflict.getByRole('button', { name: 'Discard mine' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const entries = findTimeline(page).getByRole('listitem');
  await expect(entries.filter({ hasText: `Reason: ${REASON}` })).toHaveCount(1);
  await expect(entries.filter({ hasText: /^Mail: Cancellation/ })).toHaveCount(1);
  consoleErrors.length = 0;
});

test(
  'a reason is still there after the session expired and the member signed in again',
  longForm,
  async ({ page, shop, consoleErrors }) => {
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    await callBackend(shop, 'admin/logout', { token, body: {} });
    await findSubmit(page).click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, owner.username, owner.password);
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${orderno}$`));
    await page.getByRole('button', { name: 'Continue: Cancel order' }).click();
    await expect(page.getByRole('dialog').getByLabel('Reason')).toHaveValue(REASON);
    await findSubmit(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(findTimeline(page).getByText(`Reason: ${REASON}`)).toBeVisible();
    consoleErrors.length = 0;
  },
);

const findSubmit = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' });
