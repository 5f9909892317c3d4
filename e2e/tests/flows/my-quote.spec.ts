import type { Page } from '@playwright/test';
import { chooseDay, fillAddress } from '../../support/flows/choose-day.ts';
import { cards, payWithCard } from '../../support/flows/hosted-page.ts';
import { changeQuote, prepareOffer, readQuoteLink, sendOffer } from '../../support/staff/quotes.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { waitUntilLoaded } from '../../support/screens/page-facts.ts';
import { findLowTargets } from '../../support/screens/visual-checks.ts';
import { createPictureFile, inspectPage } from '../../support/staff/catalogue-desk.ts';
import { expect, test } from '../../support/test.ts';

const UPLOADS = '**/quotes/photos';

/** Requests a quote with the calculator. The page of the quote opens. */
async function requestByCalculator(page: Page, email: string): Promise<void> {
  await page.goto('/how-much-to-move');
  await waitUntilLoaded(page);
  await page.getByRole('radio', { name: '1 bedroom' }).check();
  const from = page.getByRole('group', { name: 'Moving from' });
  await from.getByRole('textbox', { name: 'Postcode' }).fill('E16 0AA');
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Robin Example');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('main').getByRole('checkbox').click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/my-quote$/);
}

for (const width of flowWidths)
  test(`a customer requests a quote, adds a photo, asks, and accepts it with a deposit, at ${width} px`, async ({
    page,
    browser,
    shop,
    consoleErrors,
  }) => {
    const email = `mover-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await page.setViewportSize({ width, height: 900 });
    await requestByCalculator(page, email);
    await expect(page.getByText('We are working on your quote')).toBeVisible();
    const heading = page.getByRole('heading', { level: 1, name: /^Your quote Q\d+$/ });
    const quoteno = (await heading.textContent())?.replace('Your quote ', '') ?? '';

    await page.route(UPLOADS, (route) => route.abort());
    await page.getByLabel('Choose photos').setInputFiles([createPictureFile('stairs.png')]);
    await expect(page.getByText('There is no connection at the moment')).toBeVisible();
    await inspectPage(page, 'request with a photo that waits');
    await page.unroute(UPLOADS);
    await page.reload();
    await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('img')).toHaveCount(1);
    await expect(page.getByText('stairs.png')).toHaveCount(0);
    consoleErrors.length = 0;

    await page.getByRole('textbox', { name: 'Ask a question' }).fill('Do you bring boxes?');
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect(
      page.getByRole('list', { name: 'Messages' }).getByText('Do you bring boxes?'),
    ).toBeVisible();
    await inspectPage(page, 'requested quote');

    const message = 'We are glad to move you.';
    await sendOffer(shop, quoteno, message);
    const link = await readQuoteLink(shop, { quoteno, email, text: message });
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport: { width, height: 900 },
    });
    const phone = await context.newPage();
    await phone.goto(link);
    const price = phone.getByRole('region', { name: 'Your price' });
    await expect(price.getByText('£420.00', { exact: true })).toBeInViewport();
    await expect(price.getByText(/^Pay £100\.00 now by card, and £320\.00/)).toBeVisible();
    await expect(phone).toHaveURL(/\/my-quote$/);
    await expect(phone.getByText('Piano down one flight')).toBeVisible();
    await phone.getByRole('heading', { name: 'Terms of this quote' }).click();
    await expect(phone.getByText(/counts for the list that you sent us/)).toBeVisible();
    await inspectPage(phone, 'quote with an offer');

    const download = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Save as PDF' }).click();
    expect((await download).suggestedFilename()).toBe(`${quoteno}.pdf`);

    await phone.getByRole('button', { name: 'Accept this quote' }).first().click();
    await chooseDay(phone);
    await fillAddress(phone, 'Moving from');
    await fillAddress(phone, 'Moving to');
    await phone.getByRole('textbox', { name: 'Address', exact: true }).fill('1 Example Street');
    const form = phone.getByRole('form', { name: 'Accept this quote' });
    await form.getByRole('textbox', { name: 'Postcode' }).last().fill('E16 0AA');
    await form.getByRole('textbox', { name: 'Your full name' }).fill('Robin Example');
    await form.getByRole('checkbox').check();
    await inspectPage(phone, 'acceptance of a quote');
    await expect.poll(() => findLowTargets(phone)).toEqual([]);
    await form.getByRole('button', { name: 'Accept and pay £100.00 now' }).click();
    await payWithCard(phone, cards.paid);
    await expect(phone.getByText('Your payment of £100.00 has arrived')).toBeVisible();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/^Order SLR\d+$/);
    await expect(phone.getByText('Piano down one flight (qty: 1)')).toBeVisible();

    await phone.goto(link);
    await expect(phone.getByText('You have accepted this quote')).toBeVisible();
    await inspectPage(phone, 'accepted quote');
    await phone.getByRole('button', { name: /^See order SLR\d+$/ }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/^Order SLR\d+$/);
    await context.close();
  });

test(
  'a quote is declined with a reason, and a withdrawn and an expired one say so',
  longForm,
  async ({ page, shop, consoleErrors }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const declined = await prepareOffer(shop);
    await page.goto(declined.link);
    await page.getByRole('button', { name: 'Decline this quote' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline this quote?' });
    await dialog.getByRole('textbox', { name: /^Why/ }).fill('Too late for us');
    await inspectPage(page, 'reason of a declined quote');
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(page.getByText('You have declined this quote')).toBeVisible();
    await expect(page.getByRole('button', { name: /Accept/ })).toHaveCount(0);

    const withdrawn = await prepareOffer(shop);
    await page.goto(withdrawn.link);
    await page.getByRole('button', { name: 'Accept this quote' }).first().click();
    await page.getByRole('textbox', { name: 'Your full name' }).fill('Robin Example');
    await page.getByRole('checkbox').check();
    await chooseDay(page);
    await changeQuote(shop, withdrawn.quoteno, 'withdraw', { reason: 'The van is gone' });
    await page.getByRole('button', { name: 'Accept and pay £100.00 now' }).click();
    await expect(page.getByText('We have withdrawn this quote', { exact: true })).toBeVisible();
    await expect(page.getByText(/The van is gone/)).toHaveCount(0);
    // Expects the browser's console message about the refused acceptance.
    expect(consoleErrors.splice(0).join()).toMatch(/409/);
    await inspectPage(page, 'withdrawn quote');

    const expired = await prepareOffer(shop);
    await page.route('**/quotes/bylink', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: object };
      const can = { accept: false, decline: false, ask: true, addphotos: false, pay: false };
      const notice = 'This quote ended yesterday. Call us and we renew it.';
      await route.fulfill({
        json: { status: true, data: { ...data, state: 'expired', notice, days: [], can } },
      });
    });
    await page.goto(expired.link);
    await expect(page.getByText('This quote has expired')).toBeVisible();
    await inspectPage(page, 'expired quote');
  },
);
