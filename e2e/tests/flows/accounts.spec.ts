import type { Page, Request } from '@playwright/test';
import { longForm } from '../../support/long-form.ts';
import { logIn } from '../../support/flows/checkout.ts';
import { storeState } from '../../support/flows/stored-state.ts';
import { findMails } from '../../support/flows/outbox.ts';
import { createOwnBasket } from '../../support/flows/create-own-basket.ts';
import { callBackend } from '../../support/flows/shoppers.ts';
import { expect, test } from '../../support/test.ts';

const old = 'the old password';
const fresh = 'the new password';

/** Longest wait for an email on a busy machine, in ms. */
const MAIL_MS = 180_000;

const signUp = (shop: { url: string }, username: string) =>
  callBackend<{ userid: number; refreshtoken: string }>(shop, 'admin/usersignup', {
    body: { name: 'Test', mobile: '', username, password: old },
  });

/** Returns the URL in the newest email with such a link. Waits until the email is written. */
async function readMailedLink(dataDir: string, page: string, to: string): Promise<string> {
  const readMails = () => findMails(dataDir, `${page}#`, to);
  await expect.poll(() => readMails().length, { timeout: MAIL_MS }).toBeGreaterThan(0);
  const match = new RegExp(`http\\S+/${page}#[\\w-]+`).exec(readMails().at(-1) ?? '');
  return match?.[0] ?? '';
}

/**
 * Holds the page's own read of the saved basket until the account is erased. The response then
 * arrives after the erasure. `begun` resolves when the page has sent the read.
 */
async function holdReadUntilErasure(page: Page): Promise<{ begun: Promise<unknown> }> {
  const path = '**/account/basket';
  const isRead = (request: Request) => request.url().endsWith('/account/basket');
  const begun = page.waitForRequest(path);
  const over = Promise.race([
    page.waitForEvent('requestfinished', isRead),
    page.waitForEvent('requestfailed', isRead),
  ]);
  let isErased: () => void = () => undefined;
  const erased = new Promise<void>((resolve) => (isErased = resolve));
  await page.route(path, async (route) => {
    await erased;
    await route.continue();
  });
  await page.route('**/account/erase', async (route) => {
    const response = await route.fetch();
    isErased();
    await over;
    await route.fulfill({ response });
  });
  return { begun };
}

const findHeaderLink = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByRole('link', { name });

test.describe('an account, changed by its owner (rules 51 and 55)', () => {
  test(
    'a forgotten password is replaced once, by the emailed link',
    longForm,
    async ({ page, shop }, { testId }) => {
      const email = `forgetful-${testId}@example.com`;
      await signUp(shop, email);
      await page.goto('/login');
      await page.getByRole('textbox', { name: /Email address/ }).fill(email);
      await page.getByRole('link', { name: 'Forgotten your password?' }).click();
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();

      const link = await readMailedLink(shop.dataDir, 'reset-password', email);
      await page.goto(link);
      const field = page.getByLabel(/New password/);
      await field.fill(fresh);
      await expect(page).toHaveURL(/\/reset-password$/);
      await page.getByRole('button', { name: 'Show new password' }).click();
      await expect(field).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: 'Set new password' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
      await logIn(page, email, fresh);
      await expect(findHeaderLink(page, /My account/)).toBeVisible();
    },
  );

  test(
    'the basket and the addresses of one device appear on another',
    longForm,
    async ({ page, browser, shop }, { testId }) => {
      const email = `two-devices-${testId}@example.com`;
      const { userid, refreshtoken: token } = await signUp(shop, email);
      const basket = await createOwnBasket(shop, [{ slug: 'packing-tape-six-rolls', quantity: 2 }]);
      await storeState(page, { ...basket, user: { id: userid, role: 'customer' }, token });
      await page.goto('/details');
      for (const [label, value] of [
        ['First Name', 'Ada'],
        ['City', 'Leeds'],
      ] as const)
        await page.getByRole('textbox', { name: label, exact: true }).fill(value);
      await page.getByRole('checkbox', { name: 'Keep this address in my account' }).check();
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
      await expect(page).toHaveURL(/\/checkout$/);
      const countSavedLines = () =>
        callBackend<{ data: { cart: object[] } }>(shop, 'account/basket', { token }).then(
          ({ data }) => data.cart.length,
        );
      await expect.poll(countSavedLines).toBe(1);

      const elsewhere = await browser.newContext({ baseURL: shop.url });
      const other = await elsewhere.newPage();
      await other.goto('/login');
      await logIn(other, email, old);
      await expect(findHeaderLink(other, /^Basket, 2 items/)).toBeVisible();
      await other.goto('/cart');
      await other
        .getByRole('main')
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect.poll(countSavedLines).toBe(0);
      await other.goto('/details');
      const choice = other.getByRole('combobox', { name: 'Your addresses' });
      await choice.selectOption({ label: 'Ada, Leeds' });
      await expect(other.getByRole('textbox', { name: 'City', exact: true })).toHaveValue('Leeds');
      await elsewhere.close();

      await page.reload();
      await expect(findHeaderLink(page, /^Basket, 0 items/)).toBeVisible();
    },
  );

  test(
    'an erased account cannot sign in any more',
    longForm,
    async ({ page, shop }, { testId }) => {
      const email = `leaving-${testId}@example.com`;
      const { userid, refreshtoken: token } = await signUp(shop, email);
      await storeState(page, { user: { id: userid, role: 'customer' }, token });
      const read = page.waitForResponse('**/account/basket');
      await page.goto('/myaccount');
      const accountNav = page.getByRole('navigation', { name: 'Your account' });
      await accountNav.getByRole('link', { name: 'Settings' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      expect((await download).suggestedFilename()).toBe('my-data.json');
      await read;
      // Fills in the form before the read begins, because a read fails after 20 s. Only the click
      // happens between the start of the read and the erasure.
      const { begun } = await holdReadUntilErasure(page);
      await page.reload();
      const form = page.getByRole('form', { name: 'Erase your account' });
      await form.getByLabel(/Your password/).fill(old);
      await begun;
      await form.getByRole('button', { name: 'Erase my account' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(findHeaderLink(page, /Log in/)).toBeVisible();
      const answer = await callBackend<{ status: boolean }>(shop, 'admin/userlogin', {
        body: { username: email, password: old },
      });
      expect(answer.status).toBe(false);
    },
  );
});
