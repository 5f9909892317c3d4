import type { Page } from '@playwright/test';
import { expect, test } from '../../support/contract.ts';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { storeState, readStoredValue } from '../../support/flows/stored-state.ts';
import { secondBasket } from '../../support/flows/second-basket.ts';
import { longForm } from '../../support/long-form.ts';

test.beforeEach(async ({ page }) => {
  await storeState(page, { ...secondBasket, user: { id: 5 }, token: 'token-of-5' });
});

const logOut = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
const readStoredKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test.describe('My Orders with the minimal backend (specification, sections 2 and 3)', () => {
  test(
    'shows Order ID, Service Name, Qty and Amount of rows with only these fields',
    longForm,
    async ({ page, cleanBackend }) => {
      cleanBackend.override('GET users/getorderproducts/5', {
        body: [{ orderid: 'SLR10009', name: 'Book Box', quantity: '3', totalamount: '8.85' }],
      });
      for (const address of ['/myaccount', '/my-orders']) {
        await page.goto(address);
        const table = page.getByRole('main').getByRole('table');
        for (const text of ['Order ID', 'Service Name', 'Qty', 'Amount'])
          await expect(table.getByText(text, { exact: true }).first()).toBeAttached();
        for (const text of ['SLR10009', 'Book Box', '3', '£8.85'])
          await expect(table.getByText(text, { exact: true }).first()).toBeVisible();
      }
    },
  );

  test('shows a message and a link without any order', longForm, async ({ page }) => {
    await page.goto('/myaccount');
    await expect(page.getByText('You have not ordered yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See our services' })).toBeVisible();
  });
});

test.describe('logout with the minimal backend (specification, sections 4 and 7)', () => {
  test(
    'carries the bearer token, clears local storage, reloads and goes to /',
    longForm,
    async ({ page, cleanBackend }) => {
      await page.goto('/faq');
      await logOut(page);
      await expect(page).toHaveURL(/\/$/);
      expect(cleanBackend.calls.find(({ path }) => path === 'admin/logout')).toMatchObject({
        method: 'POST',
        authorization: 'bearer token-of-5',
      });
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Basket, 0 items/ })).toBeVisible();
      await expect.poll(() => readStoredKeys(page)).toEqual([]);
    },
  );

  test(
    'is completed by a 401 (rule 21)',
    longForm,
    async ({ page, cleanBackend, consoleErrors }) => {
      cleanBackend.override('POST admin/logout', { status: 401, body: {} });
      await page.goto('/faq');
      await logOut(page);
      await expect(page).toHaveURL(/\/$/);
      await expect.poll(() => readStoredKeys(page)).toEqual([]);
      ignoreConsoleErrors(consoleErrors, failedCallPattern);
    },
  );

  test(
    'is only logged after a server error, and the shopper stays signed in',
    longForm,
    async ({ page, cleanBackend, consoleErrors }) => {
      cleanBackend.override('POST admin/logout', { status: 500, body: { error: 'no' } });
      await page.goto('/faq');
      await logOut(page);
      await expect
        .poll(() => consoleErrors.some((text) => /Logging out failed/.test(text)))
        .toBe(true);
      await expect(page).toHaveURL(/\/faq$/);
      expect(await readStoredValue(page, 'token')).toBe('token-of-5');
      ignoreConsoleErrors(consoleErrors, failedCallPattern, /Logging out failed/);
    },
  );
});
