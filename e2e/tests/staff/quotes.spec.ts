import { acceptQuote, requestQuote } from '../../support/staff/quotes.ts';
import { signInByApi, storeBeforeOpening } from '../../support/screens/shopper.ts';
import { deskWidths, inspectPage } from '../../support/staff/catalogue-desk.ts';
import { owner } from '../../support/staff/colleagues.ts';
import { expect, test } from '../../support/test.ts';

for (const width of deskWidths) {
  test(`a request gets an offer by suggestion, a free line and a discount, and becomes an order, at ${width} px`, async ({
    page,
    shop,
  }) => {
    const email = `quote-${crypto.randomUUID()}@example.com`;
    const quote = await requestQuote(shop, email);
    await page.setViewportSize({ width, height: 900 });
    await storeBeforeOpening(page.context(), await signInByApi(page.request, owner));

    await test.step('the list finds the request by its e-mail, and Enter opens it', async () => {
      await page.goto('/admin/quotes');
      await expect(page.getByRole('link', { name: quote.quoteno })).toBeVisible();
      await page.getByRole('searchbox').fill(email);
      await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
      await inspectPage(page, 'list of quotes');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quote ${quote.quoteno}`);
    });

    const offer = page.getByRole('form', { name: 'Offer' });
    await test.step('the offer has the suggested move, a free line and a discount', async () => {
      await page.getByRole('button', { name: /^Add .+, up to [\d.]+ m³, £/ }).click();
      await offer.getByRole('combobox', { name: 'Add a product' }).fill('Piano to the third floor');
      await page.getByRole('option', { name: /Piano to the third floor/ }).click();
      await page.keyboard.type('90');
      const service = offer.getByRole('combobox', { name: /^Service as which/ });
      await expect(service.locator(':checked')).toHaveText(/removals/i);
      await offer.getByRole('textbox', { name: /^Discount/ }).fill('5%');
      await offer.getByRole('textbox', { name: /^Reason/ }).fill('Second move this year');
      await offer
        .getByRole('combobox', { name: 'Payment' })
        .selectOption('On the day or on collection');
      await expect(offer.getByText(/^Saved \d/)).toBeVisible();
      await inspectPage(page, 'request with its offer');
    });

    await test.step('it is previewed as mail and page, and sent', async () => {
      await offer.getByRole('button', { name: 'Preview' }).click();
      const preview = page.getByRole('dialog', { name: 'Preview' });
      await expect(preview.getByText(email)).toBeVisible();
      await preview.getByText('The page', { exact: true }).click();
      await expect(preview.getByRole('table', { name: 'Lines' })).toContainText(
        'Piano to the third floor',
      );
      await inspectPage(page, 'preview of an offer');
      await preview.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('heading', { name: 'Version 2' })).toBeVisible();
      const history = page.getByRole('list', { name: /^History/ });
      await expect(history.getByText('Sent', { exact: true })).toBeVisible();
    });

    const orderno = await acceptQuote(shop, quote);
    await test.step('the accepted quote leads to its order', async () => {
      await page.reload();
      await page.getByRole('link', { name: `Open the order ${orderno}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Order ${orderno}` })).toBeVisible();
      await expect(page.getByRole('rowheader', { name: /Piano to the third floor/ })).toBeVisible();
    });
  });
}
