import type { Page } from '@playwright/test';
import { limitInShortForm, longForm } from '../../support/long-form.ts';
import { expect, test } from '../../support/contract.ts';
import { continueAsGuest, logIn, signUp } from '../../support/flows/checkout.ts';
import { failedCallPattern, ignoreConsoleErrors } from '../../support/flows/console-errors.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { secondBasket } from '../../support/flows/second-basket.ts';

test.describe('sign-in with the minimal backend (specification, sections 3, 4, 5 and 7)', () => {
  test(
    'logging in sends username and password, stores user {id} and token, and goes to /',
    longForm,
    async ({ page, cleanBackend }) => {
      await page.goto('/login');
      await expect(page.getByRole('form', { name: 'Guest checkout' })).toHaveCount(0);
      await logIn(page, 'someone@example.com', 'a-password-of-mine');
      await expect(page).toHaveURL(/\/$/);
      expect(cleanBackend.calls.find(({ path }) => path === 'admin/userlogin')).toMatchObject({
        method: 'POST',
        body: { username: 'someone@example.com', password: 'a-password-of-mine' },
        authorization: undefined,
      });
      expect(await readStoredShopper(page)).toEqual({ user: '{"id":5}', token: 'token-of-5' });
    },
  );

  test(
    'one second after login the saved cart and package items are fetched',
    longForm,
    async ({ page, cleanBackend }) => {
      cleanBackend.override('GET users/getcartitems/5', { body: { data: [savedGown] } });
      cleanBackend.override('GET users/getpackageitems/5', { body: { data: [savedExpress] } });
      await page.goto('/login');
      await logIn(page, 'someone@example.com', 'a-password-of-mine');
      await expect(page.getByRole('link', { name: /^Basket, 2 items/ })).toBeVisible();
      await page.goto('/cart');
      const table = page.getByRole('table');
      await expect(table.getByText('Silk Gown Clean')).toBeVisible();
      await expect(table.getByText('£241.00')).toBeVisible();
      await expect(table.getByText('Express', { exact: true })).toBeVisible();
      const saved = cleanBackend.calls.filter(({ path }) =>
        /getcartitems|getpackageitems/.test(path),
      );
      // Sorts the calls, because parallel calls arrive in any order.
      expect(saved.map(({ path, authorization }) => [path, authorization]).sort()).toEqual([
        ['users/getcartitems/5', 'bearer token-of-5'],
        ['users/getpackageitems/5', 'bearer token-of-5'],
      ]);
    },
  );

  test(
    'signing up sends name, mobile, username and password',
    longForm,
    async ({ page, cleanBackend }) => {
      await storeState(page, secondBasket);
      await page.goto('/login');
      await signUp(page, {
        name: 'Test Shopper',
        mobile: '07700900123',
        email: 'new@example.com',
        password: 'eleven-long',
      });
      await expect(page).toHaveURL(/\/details$/);
      expect(cleanBackend.calls.find(({ path }) => path === 'admin/usersignup')?.body).toEqual({
        name: 'Test Shopper',
        mobile: '07700900123',
        username: 'new@example.com',
        password: 'eleven-long',
      });
      expect(await readStoredShopper(page)).toEqual({ user: '{"id":6}', token: 'token-of-6' });
    },
  );

  test(
    'a guest sends only the email and goes to /details',
    longForm,
    async ({ page, cleanBackend }) => {
      await storeState(page, secondBasket);
      await page.goto('/login');
      await continueAsGuest(page, 'guest@example.com');
      await expect(page).toHaveURL(/\/details$/);
      expect(cleanBackend.calls.find(({ path }) => path === 'admin/guest')?.body).toEqual({
        username: 'guest@example.com',
      });
      expect(await readStoredShopper(page)).toEqual({ user: '{"id":7}', token: 'token-of-7' });
    },
  );

  test(
    "a password under 11 characters shows 'Mobile no should be of atleast 11 digits' and sends nothing",
    longForm,
    async ({ page, cleanBackend }) => {
      await page.goto('/login');
      await signUp(page, { name: '', mobile: '', email: '', password: 'ten-chars-' });
      // `exact` excludes the copy of the toast for screen readers.
      const toast = page.getByText('Mobile no should be of atleast 11 digits', { exact: true });
      await expect(toast).toBeVisible();
      expect(cleanBackend.calls.some(({ path }) => path === 'admin/usersignup')).toBe(false);
    },
  );

  for (const call of limitInShortForm(['admin/userlogin', 'admin/guest'], 1)) {
    test(
      `status false of ${call} switches to the Sign Up view without any message`,
      longForm,
      async ({ page, cleanBackend }) => {
        cleanBackend.override(`POST ${call}`, { body: { status: false } });
        await storeState(page, secondBasket);
        await page.goto('/login');
        if (call === 'admin/guest') await continueAsGuest(page, 'taken@example.com');
        else await logIn(page, 'taken@example.com', 'not-my-password');
        const form = page.getByRole('form', { name: 'Sign Up' });
        await expect(form.getByRole('textbox', { name: /Email address/ })).toHaveValue(
          'taken@example.com',
        );
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
        expect(await readStoredShopper(page)).toEqual({ user: null, token: null });
      },
    );
  }

  test('a server error is only logged', longForm, async ({ page, cleanBackend, consoleErrors }) => {
    cleanBackend.override('POST admin/userlogin', { status: 500, body: { error: 'broken' } });
    await page.goto('/login');
    await logIn(page, 'someone@example.com', 'a-password-of-mine');
    await expect.poll(() => consoleErrors.some((text) => text.includes('broken'))).toBe(true);
    await expect(page.getByRole('main').getByText('broken')).toHaveCount(0);
    await expect(page.getByRole('form', { name: 'Log In' })).toBeVisible();
    ignoreConsoleErrors(consoleErrors, failedCallPattern, /The sign-in failed: broken/);
  });

  test(
    'the guard remembers the full address, and sign-in returns to it with its query',
    longForm,
    async ({ page }) => {
      await page.goto('/payment-success?session_id=cs_second_1&order_id=SLR10001');
      await expect(page).toHaveURL(/\/login$/);
      await logIn(page, 'someone@example.com', 'a-password-of-mine');
      await expect(page).toHaveURL(/\/payment-success\?session_id=cs_second_1&order_id=SLR10001$/);
      await expect(page.getByText('£138.50')).toBeVisible();
    },
  );
});

const savedGown = {
  id: '901',
  productid: '11',
  name: 'Silk Gown Clean',
  slug: 'silk-gown-clean',
  price: '120.50',
  serviceid: '1',
  packages: '[{"id":2,"name":"Express","amount":25,"option":"standard"}]',
  cartquantity: '2',
  cartamount: '241.00',
};
const savedExpress = {
  id: '2',
  productid: '11',
  ustring: savedGown.packages,
  name: 'Express',
  amount: '25',
  cartquantity: '2',
  cartamount: '50',
};

/**
 * Returns user and token in local storage, with the keys of the specification (section 3, rule 43).
 */
const readStoredShopper = (page: Page) =>
  page.evaluate(() => ({
    user: localStorage.getItem('user'),
    token: localStorage.getItem('token'),
  }));
