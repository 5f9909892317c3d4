import { type Locator, type Page, expect } from '@playwright/test';

/** Test card numbers published by the payment provider (rule 38). */
export const cards = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  disputed: '4000 0000 0000 0259',
};

export const findHostedPayButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Pay £/ });

/** Fills in the payment page of the sandbox, which simulates a payment provider in development. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/Expiry/).fill('12 / 39');
  await page.getByLabel(/CVC/).fill('123');
}

export async function payWithCard(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await findHostedPayButton(page).click();
}

/** Returns URL and fields of the first POST form on the page. */
export const readForm = (page: Page) =>
  page
    .locator('form[method="post"]')
    .first()
    .evaluate((form: HTMLFormElement) => ({
      action: form.action,
      fields: Object.fromEntries(
        [...new FormData(form)].map(([name, value]) => [name, String(value)]),
      ),
    }));
