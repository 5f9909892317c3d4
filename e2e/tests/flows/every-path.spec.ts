import type { Page } from '@playwright/test';
import {
  chooseCard,
  continueAsGuest,
  fillDetails,
  logIn,
  findPayButton,
  readPlacedNumber,
  signUp,
  stayOnOrderPlacedPage,
} from '../../support/flows/checkout.ts';
import { cards, payWithCard } from '../../support/flows/hosted-page.ts';
import { readConfirmation } from '../../support/flows/outbox.ts';
import { callBackend, readOrders, readShopper } from '../../support/flows/shoppers.ts';
import { isLongForm } from '../../support/long-form.ts';
import { expect, test } from '../../support/test.ts';

const password = 'a-long-password';

/** Goes from a kit's page to the checkout, through the basket modal and /login. */
async function goToCheckout(page: Page, signIn: () => Promise<void>): Promise<void> {
  await page.goto('/RemovalKitA');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const modal = page.getByRole('dialog', { name: 'Your Basket' });
  await modal.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn();
  await expect(page).toHaveURL(/\/details$/);
  await fillDetails(page);
  await expect(findPayButton(page)).toBeEnabled();
}

const shoppers = {
  'a guest': async (page: Page, email: string) => continueAsGuest(page, email),
  'a new customer': async (page: Page, email: string) =>
    signUp(page, { name: 'Test Shopper', mobile: '07700900123', email, password }),
  'a registered customer': async (page: Page, email: string) => logIn(page, email, password),
};

/**
 * Shoppers of the short form, by payment method. `path/complete-order.spec.ts` tests a guest who
 * collects.
 */
const inShortForm: Record<'collection' | 'card', string[]> = { collection: [], card: ['a guest'] };
const isInForm = (who: string, method: keyof typeof inShortForm) =>
  isLongForm || inShortForm[method].includes(who);

for (const [who, signIn] of Object.entries(shoppers)) {
  const address = (testId: string) =>
    `${who.replaceAll(' ', '-')}-${testId.slice(-12)}@example.com`;
  const register = async (shop: { url: string }, username: string) => {
    if (who !== 'a registered customer') return;
    const body = { name: 'Test Shopper', mobile: '07700900123', username, password };
    await callBackend(shop, 'admin/usersignup', { body });
  };

  if (isInForm(who, 'collection'))
    test(`${who} orders for collection: order, email and My Orders`, async ({
      page,
      shop,
    }, info) => {
      const email = address(info.testId);
      await stayOnOrderPlacedPage(page.context());
      await register(shop, email);
      await goToCheckout(page, () => signIn(page, email));
      const shopper = await readShopper(page);
      await expect(page.getByRole('radio', { name: 'Collection Only' })).toBeChecked();
      await expect(page.getByText('Collect from our warehouse')).toBeVisible();
      await expect(findPayButton(page)).toHaveText('Place order – pay £239.00 on collection');
      await findPayButton(page).click();
      const orderno = await readPlacedNumber(page);
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
      expect(await readOrders(shop, shopper)).toMatchObject([
        { orderno, totalamount: 239, deliverycharge: 0, state: 'awaiting_collection' },
      ]);
      expect(await readConfirmation(shop.dataDir, orderno, email)).toContain('Total: £239.00');
      if (who === 'a guest') return;
      await page.goto('/login');
      await logIn(page, email, password);
      await expect(page).not.toHaveURL(/login/);
      await expectInMyOrders(page, orderno, '£239.00', /collect/i);
    });

  if (isInForm(who, 'card'))
    test(`${who} pays by card: order, email and My Orders`, async ({ page, shop }, info) => {
      const email = address(info.testId);
      await register(shop, email);
      await goToCheckout(page, () => signIn(page, email));
      await chooseCard(page);
      await expect(findPayButton(page)).toHaveText('Pay now £274.00');
      await findPayButton(page).click();
      await expect(page.getByText('£274.00').first()).toBeVisible();
      await payWithCard(page, cards.paid);
      await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByText('£274.00').first()).toBeVisible();
      const orderno = (await main.getByText(/^SLR\d+$/).textContent()) ?? '';
      expect(await readOrders(shop, await readShopper(page))).toMatchObject([
        { orderno, totalamount: 274, deliverycharge: 35, state: 'paid' },
      ]);
      const mail = await readConfirmation(shop.dataDir, orderno, email);
      expect(mail).toContain('Total: £274.00');
      await expect(page.getByRole('link', { name: /^Basket, 0 items/ })).toBeVisible();
      await main.getByRole('link', { name: 'View My Orders' }).click();
      await expectInMyOrders(page, orderno, '£274.00', /paid/i);
    });
}

async function expectInMyOrders(page: Page, orderno: string, total: string, state: RegExp) {
  if (!/my-orders$/.test(page.url())) await page.goto('/my-orders');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: orderno })).toBeVisible();
  await expect(main.getByText('Removal Kit A').first()).toBeVisible();
  await expect(main.getByText(total).first()).toBeVisible();
  await expect(main.getByText(state).first()).toBeVisible();
}
