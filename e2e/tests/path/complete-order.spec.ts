import type { Page } from '@playwright/test';
import {
  continueAsGuest,
  fillDetails,
  logIn,
  findPayButton,
  readPlacedNumber,
  signUp,
  stayOnOrderPlacedPage,
} from '../../support/flows/checkout.ts';
import { readConfirmation } from '../../support/flows/outbox.ts';
import { flowWidths, isLongForm, longForm } from '../../support/long-form.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { startShop } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test.beforeEach(({ context }) => stayOnOrderPlacedPage(context));

for (const width of flowWidths) {
  test(`the full path, from home to a placed order, at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await fromHomeToBasket(page);
    await page
      .getByRole('dialog', { name: 'Your Basket' })
      .getByRole('link', { name: 'Proceed to Checkout' })
      .click();
    await expect(page).toHaveURL(/\/login$/);
    const email = `guest-${width}@example.com`;
    await continueAsGuest(page, email);
    await expect(page).toHaveURL(/\/details$/);
    await fillDetails(page);

    await expect(page.getByRole('radio', { name: /Collection Only/ })).toBeChecked();
    await expect(findPayButton(page)).toHaveText('Place order – pay £230.00 on collection');
    await findPayButton(page).click();
    const number = await readPlacedNumber(page);
    expect(number).toMatch(/^SLR\d{5}$/);

    const mail = await readConfirmation(shop.dataDir, number, email);
    for (const part of [
      'Full-Length Dress Clean',
      'Keepsake Box',
      '230.00',
      'kept with your order',
    ]) {
      expect(mail, `the mail says '${part}'`).toContain(part);
    }
  });
}

test('a reload at every step of the path loses nothing', longForm, async ({ page }) => {
  await fromHomeToBasket(page);
  await page.reload();
  await page.getByRole('link', { name: /^Basket, 1 item/ }).click();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await continueAsGuest(page, 'guest-reload@example.com');
  await expect(page).toHaveURL(/\/details$/);
  await page.reload();
  await fillDetails(page);
  await page.reload();
  await expect(findPayButton(page)).toHaveText('Place order – pay £230.00 on collection');
  await findPayButton(page).click();
  expect(await readPlacedNumber(page)).toMatch(/^SLR\d{5}$/);
});

test("'My Orders' shows a registered customer's order", longForm, async ({ page }, { testId }) => {
  const email = `registered-${testId.slice(-12)}@example.com`;
  const password = 'a-long-password';
  await page.goto('/login');
  await signUp(page, { name: '', mobile: '', email, password });
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/RemovalKitA');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillDetails(page);
  await findPayButton(page).click();
  const number = await readPlacedNumber(page);

  await page.goto('/login');
  await logIn(page, email, password);
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/my-orders');
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Removal Kit A').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('£239.00').first()).toBeVisible();
});

test(
  'a power cut at any moment of the path loses nothing that was confirmed',
  longForm,
  async ({ browser }) => {
    // Raises the time limit. After each power cut the shop starts again, and unsent emails wait for
    // the end of their lease.
    test.slow();
    const shop = await startShop({ MAIL_LEASE_S: '9' });
    const cut = async () => {
      await shop.kill();
      await shop.restart();
    };
    const page = await browser.newPage({ baseURL: shop.url });
    const email = 'guest-cut@example.com';
    try {
      await stayOnOrderPlacedPage(page.context());
      await fromHomeToBasket(page);
      if (isLongForm) await cut();
      await page
        .getByRole('dialog', { name: 'Your Basket' })
        .getByRole('link', { name: 'Proceed to Checkout' })
        .click();
      await continueAsGuest(page, email);
      await expect(page).toHaveURL(/\/details$/);
      if (isLongForm) await cut();
      await page.reload();
      await fillDetails(page);
      if (isLongForm) await cut();
      await page.reload();
      const placed = page.waitForResponse(
        (response) => response.url().endsWith('/users/orderplace') && response.ok(),
      );
      await findPayButton(page).click();
      const { orderno } = (await (await placed).json()) as { orderno: string };
      await cut();

      const orderButton = page.getByRole('button', { name: /^Place order/ });
      await expect(async () => {
        if (await orderButton.isVisible()) await orderButton.click({ timeout: 5000 });
        await expect(page).toHaveURL(/thankyouorderplace/, { timeout: 15_000 });
      }).toPass();
      expect(await readPlacedNumber(page)).toBe(orderno);
      expect(await readConfirmation(shop.dataDir, orderno, email)).toContain('230.00');
    } finally {
      await page.close();
      await shop.remove();
    }
  },
);

/**
 * Goes from the home page to the basket. Visits services, sub-services, a listing and a product,
 * and chooses two add-ons.
 */
async function fromHomeToBasket(page: Page): Promise<void> {
  await page.goto('/');
  await waitUntilLoaded(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: /See our services/ }).click();
  await expect(heading).toHaveText('Our services');
  await page.getByRole('link', { name: 'Wedding Dress Cleaning', exact: true }).click();
  await expect(page).toHaveURL(/\/subservices$/);
  await expect(heading).toHaveText('Wedding Dress Cleaning');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/dresses$/);
  await page.getByRole('link', { name: 'Full-Length Dress Clean', exact: true }).click();
  await page
    .getByRole('combobox', { name: 'Keepsake Box' })
    .selectOption({ label: 'Standard (+£35.00)' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Basket' })).toBeVisible();
}
