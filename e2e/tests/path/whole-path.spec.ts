import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import {
  continueAsGuest,
  fillDetails,
  payButton,
  placedNumber,
} from '../../support/flows/checkout.ts';
import { startShop } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

for (const width of [390, 1280]) {
  test(`the whole path, from home to a placed order, at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 });
    await fromHomeToBasket(page);
    await page
      .getByRole('dialog', { name: 'Your Basket' })
      .getByRole('link', { name: 'Proceed to Checkout' })
      .click();
    await expect(page).toHaveURL(/\/login$/);
    await continueAsGuest(page, `guest-${width}@example.com`);
    await expect(page).toHaveURL(/\/details$/);
    await fillDetails(page);

    await expect(page.getByRole('radio', { name: /Collection Only/ })).toBeChecked();
    await expect(payButton(page)).toHaveText('Place order – pay £230.00 on collection');
    await payButton(page).click();
    const number = await placedNumber(page);
    expect(number).toMatch(/^SLR\d{5}$/);

    const mail = await mailAbout(shop.dataDir, number);
    for (const part of ['Full-Length Dress Clean', 'Keepsake Box', '230.00', '2 Example Road']) {
      expect(mail, `the mail says '${part}'`).toContain(part);
    }
  });
}

test('a reload at every step of the path loses nothing', async ({ page }) => {
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
  await expect(payButton(page)).toHaveText('Place order – pay £230.00 on collection');
  await payButton(page).click();
  expect(await placedNumber(page)).toMatch(/^SLR\d{5}$/);
});

test("'My Orders' shows a registered customer's order", async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel(/Email address/).fill('registered@example.com');
  await page.getByLabel(/Password/).fill('a-long-password');
  await page
    .getByRole('form', { name: 'Sign Up' })
    .getByRole('button', { name: 'Sign Up' })
    .click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/RemovalKitA');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillDetails(page);
  await payButton(page).click();
  const number = await placedNumber(page);

  await page.goto('/login');
  await page.getByLabel(/Email address/).fill('registered@example.com');
  await page.getByLabel(/Password/).fill('a-long-password');
  await page.getByRole('form', { name: 'Log In' }).getByRole('button', { name: 'Log In' }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/my-orders');
  await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Removal Kit A').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('£239.00').first()).toBeVisible();
});

test('a power cut at any moment of the path loses nothing that was confirmed', async ({
  browser,
}) => {
  const shop = await startShop();
  const cut = async () => {
    await shop.kill();
    await shop.restart();
  };
  const page = await browser.newPage({ baseURL: shop.url });
  try {
    await fromHomeToBasket(page);
    await cut();
    await page
      .getByRole('dialog', { name: 'Your Basket' })
      .getByRole('link', { name: 'Proceed to Checkout' })
      .click();
    await continueAsGuest(page, 'guest-cut@example.com');
    await expect(page).toHaveURL(/\/details$/);
    await cut();
    await page.reload();
    await fillDetails(page);
    await cut();
    await page.reload();
    const placed = page.waitForResponse(
      (answer) => answer.url().endsWith('/users/orderplace') && answer.ok(),
    );
    await payButton(page).click();
    const { orderno } = (await (await placed).json()) as { orderno: string };
    await cut();

    const again = page.getByRole('button', { name: /^Place order/ });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 5000 });
      await expect(page).toHaveURL(/thankyouorderplace/, { timeout: 15_000 });
    }).toPass({ timeout: 180_000 });
    expect(await placedNumber(page)).toBe(orderno);
    expect(await mailAbout(shop.dataDir, orderno)).toContain('230.00');
  } finally {
    await page.close();
    await shop.remove();
  }
});

/** Home, services, sub-services, listing, product with two add-ons, and the basket that opens. */
async function fromHomeToBasket(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: /See our services/ }).click();
  await page.getByRole('link', { name: 'Wedding Dress Cleaning', exact: true }).click();
  await expect(page).toHaveURL(/\/subservices$/);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/dresses$/);
  await page.getByRole('link', { name: 'Full-Length Dress Clean', exact: true }).click();
  await page.getByLabel('Keepsake Box').selectOption({ label: 'Standard (+£35.00)' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Basket' })).toBeVisible();
}

/** The text of the one confirmation mail about an order, once the worker has written it. */
async function mailAbout(dataDir: string, orderno: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  const mails = () =>
    readdirSync(outbox)
      .filter((file) => file.endsWith('.eml'))
      .map((file) =>
        readFileSync(join(outbox, file), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='),
      )
      .filter((mail) => mail.includes(orderno));
  await expect.poll(() => mails().length).toBeGreaterThan(0);
  return mails().join('\n');
}
