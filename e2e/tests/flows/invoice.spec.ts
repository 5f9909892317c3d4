import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { findMails, hasInvoice } from '../../support/flows/outbox.ts';
import { placeSmallOrder } from '../../support/flows/place-small-order.ts';
import { createGuest } from '../../support/flows/shoppers.ts';
import { flowWidths } from '../../support/long-form.ts';
import { findOverflowingElements, findViolations } from '../../support/screens/visual-checks.ts';
import { openOrderAsStaff } from '../../support/staff/open-order.ts';
import { expect, test } from '../../support/test.ts';

const softly = expect.configure({ soft: true });

async function checkScreen(page: Page, name: string): Promise<void> {
  await softly.poll(() => findViolations(page), name).toEqual([]);
  await softly.poll(() => findOverflowingElements(page), name).toEqual([]);
}

/** Presses a button that downloads a PDF. Returns the name of the file. */
async function downloadPdf(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const content = await readFile(await download.path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  return download.suggestedFilename();
}

for (const width of flowWidths)
  test(`staff issue an invoice to a company, and its customer downloads it from the mail's link at ${width} px`, async ({
    page,
    browser,
    shop,
  }) => {
    const email = `invoice-${crypto.randomUUID()}@example.com`;
    const orderno = await placeSmallOrder(shop, await createGuest(shop, email));
    await page.setViewportSize({ width, height: 900 });
    await openOrderAsStaff(page, orderno);
    await page.getByRole('button', { name: 'Issue an invoice' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Company name').fill('Example & Daughters Ltd');
    await checkScreen(page, 'form of an invoice');
    await dialog.getByRole('button', { name: 'Issue the invoice' }).click();
    const deskButton = page.getByRole('button', { name: /^Invoice INV-\d+ \(PDF\)$/ });
    await expect(deskButton).toBeVisible();
    await checkScreen(page, 'order with an invoice');
    const fileName = await downloadPdf(page, deskButton);

    const findInvoiceMail = () =>
      findMails(shop.dataDir, orderno, email).find((mail) => hasInvoice(mail)) ?? '';
    await expect.poll(findInvoiceMail, { timeout: 60_000 }).toContain(fileName);
    const [link = ''] = /http\S+\/my-order#[\w-]{43}/.exec(findInvoiceMail()) ?? [];
    const customer = await (await browser.newContext()).newPage();
    await customer.setViewportSize({ width, height: 900 });
    await customer.goto(link);
    const ownButton = customer.getByRole('button', { name: /^Invoice INV-\d+ \(PDF\)$/ });
    await expect(ownButton).toBeVisible();
    await checkScreen(customer, "customer's page of the order");
    expect(await downloadPdf(customer, ownButton)).toBe(fileName);
    await customer.context().close();

    await page.goto('/admin/invoices');
    await page.getByLabel('Search invoices').fill('example & daughters');
    await expect(page.getByRole('row', { name: orderno })).toContainText('£12.00');
    await checkScreen(page, 'list of invoices');
  });
