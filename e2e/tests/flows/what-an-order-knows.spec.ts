import type { Page } from '@playwright/test';
import {
  continueAsGuest,
  fillDetails,
  findPayButton,
  readPlacedNumber,
  stayOnOrderPlacedPage,
} from '../../support/flows/checkout.ts';
import { readConfirmation } from '../../support/flows/outbox.ts';
import { callBackend } from '../../support/flows/shoppers.ts';
import { flowWidths, longForm } from '../../support/long-form.ts';
import { expect, test } from '../../support/test.ts';

const staff = { username: 'staff@example.com', password: 'staff-demo-123' };
const main = (page: Page) => page.getByRole('main');

for (const width of flowWidths) {
  test(
    `an order contains a guest's choices and texts, and the link of its email opens it, at ${width} px`,
    longForm,
    async ({ page, shop }, info) => {
      const email = `told-${info.testId.slice(-12)}@example.com`;
      await page.setViewportSize({ width, height: 900 });
      await stayOnOrderPlacedPage(page.context());

      await page.goto('/wedding-dress-cleaning/full-length-dress-clean');
      await page.getByRole('combobox', { name: 'Keepsake Box' }).selectOption('personalised');
      await page.getByRole('textbox', { name: /Keepsake Box/ }).fill('Ada & Tom');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      const modal = page.getByRole('dialog', { name: 'Your Basket' });
      await expect(modal.getByText('Ada & Tom')).toBeVisible();
      await modal.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await continueAsGuest(page, email);
      await fillDetails(page);
      await expect(main(page).getByText('Ada & Tom')).toBeVisible();
      await expect(main(page).getByText(/Bring your garments to our warehouse/)).toBeVisible();
      await page.getByRole('textbox', { name: /Note for us/ }).fill('Ring twice');
      await findPayButton(page).click();

      const orderno = await readPlacedNumber(page);
      const ordered = page.getByRole('region', { name: 'What you ordered' });
      await expect(ordered.getByText('Ada & Tom')).toBeVisible();

      const mail = await readConfirmation(shop.dataDir, orderno, email);
      expect(mail).not.toContain('Ring twice');
      const [link = ''] = /http\S+\/my-order#[\w-]{43}/.exec(mail) ?? [];
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: `Order ${orderno}` })).toBeVisible();
      await expect(page).toHaveURL(/\/my-order$/);
      for (const text of ['Ada & Tom', 'Ring twice', '2 Example Road']) {
        await expect(main(page).getByText(text)).toBeVisible();
      }

      const { refreshtoken: token } = await callBackend<{ refreshtoken: string }>(
        shop,
        'admin/userlogin',
        {
          body: staff,
        },
      );
      const body = { trade: 'care', step: 'in_care' };
      await callBackend(shop, `staff/orders/${orderno}/progress`, { token, body });
      await page.reload();
      await expect(
        main(page).getByRole('listitem').filter({ hasText: 'In our care' }),
      ).toHaveAttribute('aria-current', 'step');
    },
  );
}

test('the pages of an order and of a quote are not cached, and send no referrer', async ({
  request,
}) => {
  for (const path of ['/my-order', '/my-quote']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  }
});
